import { endTest } from './fakeServer';

afterEach(endTest);
// Also after a test whose fake server found fault with it.
afterEach(() => void jest.useRealTimers());
