import boundaries from 'eslint-plugin-boundaries';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import * as importX from 'eslint-plugin-import-x';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { appRules } from './scripts/eslint/appRules.mjs';
import { boundariesConfig, sliceOrderConfig } from './scripts/eslint/boundaries.mjs';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}', 'src/testing/**'];
const nodeCode = ['{sandbox,e2e,scripts,bench,contract}/**/*.{ts,mjs}', '*.{ts,mjs}'];

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'maps/',
      'coverage/',
      'test-results/',
      'playwright-report/',
      'gallery/',
      'api-pages/',
      '.cache/',
      'bench/.floor/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    rules: {
      eqeqeq: 'error',
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-unsafe-finally': 'error',
      'no-useless-escape': 'error',
      'no-fallthrough': 'error',
      'no-self-compare': 'error',
      'object-shorthand': 'error',
    },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      // `import { type T }` still loads the module when it runs; `import type { T }` does not.
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // Services are plain objects and closures, none of them reads `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: typescript,
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-duplicates': 'error',
      'import-x/no-self-import': 'error',
      'import-x/first': 'error',
      'import-x/order': [
        'error',
        { groups: [['builtin', 'external'], 'internal', ['parent', 'sibling', 'index']] },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    // It names what the React Compiler would leave alone, and the build has none.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  { files: nodeCode, languageOptions: { globals: globals.node } },
  boundariesConfig(boundaries),
  sliceOrderConfig,
  ...appRules,
  {
    files: tests,
    rules: {
      // Matchers and parsed bodies are `any` by nature; what a test says of them is checked by running.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  {
    // RTK Query writes "no argument" as `void`.
    files: ['src/**/*Api.ts'],
    rules: { '@typescript-eslint/no-invalid-void-type': 'off' },
  },
  prettier,
);
