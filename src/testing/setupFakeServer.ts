import { endTest } from './fakeServer';

afterEach(endTest);
