import '@testing-library/jest-dom';
import { stopFakeServer } from './fakeServer';

afterEach(stopFakeServer);
