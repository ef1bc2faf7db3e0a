import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A busy machine is slow, not wrong: an awaited element may take nearly as long as its test (jest.config.ts).
configure({ asyncUtilTimeout: 50_000 });
