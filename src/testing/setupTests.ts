import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import './noOwnerStacks';

// A screen's own code is read and transpiled when it is first shown.
configure({ asyncUtilTimeout: 5000 });
