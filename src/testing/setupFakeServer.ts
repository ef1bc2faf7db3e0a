import { stopFakeServer } from './fakeServer';

afterEach(stopFakeServer);
