/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import type { TsJestTransformerOptions } from 'ts-jest';
import { isLongRun } from './src/testing/testForm';

/** Types are checked once by `npm run typecheck`; here files are only transpiled. */
const transpileOnly: TsJestTransformerOptions = {
  tsconfig: {
    module: 'CommonJS',
    moduleResolution: 'Bundler',
    target: 'ES2022',
    jsx: 'react-jsx' as never,
    esModuleInterop: true,
    isolatedModules: true,
    verbatimModuleSyntax: false,
    allowJs: true,
  },
  diagnostics: false,
};

/**
 * Jest runs tests in a context of Node's `vm`, where each look-up of a global calls an interceptor. As parameters of
 * each module they cost nothing. No test may replace one of these itself.
 */
const quickGlobals: NonNullable<Config['sandboxInjectedGlobals']> = [
  'Array',
  'BigInt',
  'Boolean',
  'Error',
  'Function',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Proxy',
  'Reflect',
  'RegExp',
  'Set',
  'String',
  'Symbol',
  'WeakMap',
  'WeakSet',
  'decodeURIComponent',
  'encodeURIComponent',
  'isNaN',
  'parseFloat',
  'process',
];

const shared = {
  sandboxInjectedGlobals: quickGlobals,
  transform: { '^.+\\.(tsx?|js)$': ['ts-jest', transpileOnly] },
  // laravel-echo declares `type: module` but ships a CommonJS file that Node refuses to load.
  moduleNameMapper: { '^laravel-echo$': '<rootDir>/node_modules/laravel-echo/dist/echo.js' },
  // Published as ECMAScript modules only, which Jest must translate.
  transformIgnorePatterns: ['/node_modules/(?!(laravel-echo|@redux-devtools|nanoid)/)'],
  // The copies of the project that mutation testing makes.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  testPathIgnorePatterns: ['/node_modules/', ...(isLongRun ? [] : ['\\.long\\.test\\.'])],
  clearMocks: true,
  restoreMocks: true,
} satisfies Config;

/** What `npm run test:coverage` requires of each of these folders, in percent. */
const least = { statements: 95, branches: 90 };

const app = {
  // Webpack's DefinePlugin sets it in a build.
  globals: { __BUILD__: { version: '0.0.0', commit: 'tested' } },
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    '\\.(css|woff2)$': '<rootDir>/src/testing/emptyModule.ts',
  },
} satisfies Config;

const setupFakeServer = '<rootDir>/src/testing/setupFakeServer.ts';

const rules = {
  ...shared,
  ...app,
  testEnvironment: '<rootDir>/src/testing/nodeEnvironment.ts',
  setupFilesAfterEnv: [setupFakeServer],
} satisfies Config;

const config: Config = {
  collectCoverageFrom: ['src/**/*.{ts,tsx}', '!src/**/*.{test,d}.{ts,tsx}', '!src/testing/**'],
  coverageDirectory: 'test-results/coverage',
  coverageReporters: [['text', { skipFull: true }], 'text-summary', 'html'],
  coverageThreshold: {
    // The rest is reported only.
    global: {},
    './src/features/': least,
    './src/api/': least,
    './src/realtime/': least,
    './src/domain/': least,
    './src/platform/': least,
  },
  reporters: [
    'default',
    [
      'jest-junit',
      {
        outputDirectory: 'test-results',
        outputName: isLongRun ? 'long.xml' : 'unit.xml',
        classNameTemplate: '{filepath}',
        titleTemplate: '{classname} {title}',
      },
    ],
  ],
  // A busy machine is slow, not wrong; a test that hangs still fails.
  testTimeout: 60_000,
  maxWorkers: '100%',
  // A worker frees a large heap before it ends, which takes a busy machine longer than Jest's half second.
  workerGracefulExitTimeout: 30_000,
  projects: [
    {
      ...rules,
      displayName: 'rules',
      testMatch: ['<rootDir>/{src,contract/app}/**/*.test.ts'],
      testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '/src/app/(invariants|hostile)'],
    },
    // Random sessions and hostile input: thousands of runs over the store.
    {
      ...rules,
      displayName: 'many runs',
      testMatch: ['<rootDir>/src/app/{invariants,hostile}.test.ts'],
      setupFiles: ['<rootDir>/src/testing/productionBuild.ts'],
    },
    {
      ...shared,
      ...app,
      displayName: 'screens',
      testEnvironment: '<rootDir>/src/testing/browserLikeEnvironment.ts',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: [setupFakeServer, '<rootDir>/src/testing/setupTests.ts'],
    },
    {
      ...shared,
      displayName: 'sandbox',
      testEnvironment: rules.testEnvironment,
      testMatch: [
        '<rootDir>/sandbox/**/*.test.ts',
        '<rootDir>/scripts/**/*.test.ts',
        '<rootDir>/e2e/support/**/*.test.ts',
        '<rootDir>/contract/*.test.ts',
      ],
    },
  ],
};

export default config;
