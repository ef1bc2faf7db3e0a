/**
 * Types are checked once by `npm run typecheck`; here files are only transpiled.
 * @type {import('ts-jest').TsJestTransformerOptions}
 */
const transpileOnly = {
  tsconfig: {
    module: 'CommonJS',
    moduleResolution: 'Bundler',
    target: 'ES2022',
    jsx: 'react-jsx',
    esModuleInterop: true,
    isolatedModules: true,
    verbatimModuleSyntax: false,
    allowJs: true,
  },
  diagnostics: false,
};

/** @satisfies {import('jest').Config} */
const shared = {
  transform: { '^.+\\.(tsx?|js)$': ['ts-jest', transpileOnly] },
  // laravel-echo declares `type: module` but ships a CommonJS file that Node refuses to load.
  moduleNameMapper: { '^laravel-echo$': '<rootDir>/node_modules/laravel-echo/dist/echo.js' },
  transformIgnorePatterns: ['/node_modules/(?!laravel-echo/)'],
  clearMocks: true,
  restoreMocks: true,
};

/** @type {import('jest').Config} */
const config = {
  projects: [
    {
      ...shared,
      displayName: 'app',
      testEnvironment: '<rootDir>/src/testing/browserLikeEnvironment.ts',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setupTests.ts'],
      moduleNameMapper: {
        ...shared.moduleNameMapper,
        '\\.css$': '<rootDir>/src/testing/emptyModule.ts',
      },
    },
    {
      ...shared,
      displayName: 'sandbox',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/sandbox/**/*.test.ts', '<rootDir>/e2e/support/**/*.test.ts'],
    },
  ],
};

export default config;
