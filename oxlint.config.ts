import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'oxlint';
import { boundaries } from './tools/workspace/boundaries.mjs';
import { importWallGroups } from './tools/workspace/import-walls.mjs';

/**
 * What a decorated class imports is needed at run time, even where it looks like a type. The linter does not see
 * `emitDecoratorMetadata`, so files with decorators are left out of the one rule that this concerns.
 */
const decorated = globSync('{services/*,libs/*,libs/contracts/dto}/src/**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => /^\s*@[A-Z]\w*\(/m.test(readFileSync(path.join(import.meta.dirname, file), 'utf8')),
);

export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: ['./tools/workspace/lint-rules.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error', denyWarnings: true },
  ignorePatterns: [
    '**/dist/**',
    '**/node_modules/**',
    '**/.nx/**',
    '**/.cache/**',
    '**/.results/**',
    '**/coverage/**',
    'oxlint.config.ts',
  ],
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        'no-var': 'error',
        'prefer-const': 'error',
        'prefer-rest-params': 'error',
        'prefer-spread': 'error',
        'typescript/await-thenable': 'error',
        'typescript/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
        'no-array-constructor': 'error',
        'typescript/no-array-delete': 'error',
        'typescript/no-base-to-string': 'error',
        'typescript/no-duplicate-enum-values': 'error',
        'typescript/no-duplicate-type-constituents': 'error',
        'typescript/no-empty-object-type': 'error',
        'typescript/no-explicit-any': 'error',
        'typescript/no-extra-non-null-assertion': 'error',
        'typescript/no-floating-promises': 'error',
        'typescript/no-for-in-array': 'error',
        'typescript/no-implied-eval': 'error',
        'typescript/no-misused-new': 'error',
        'typescript/no-misused-promises': 'error',
        'typescript/no-namespace': 'error',
        'typescript/no-non-null-asserted-optional-chain': 'error',
        'typescript/no-redundant-type-constituents': 'error',
        'typescript/no-require-imports': 'error',
        'typescript/no-this-alias': 'error',
        'typescript/no-unnecessary-type-assertion': 'error',
        'typescript/no-unnecessary-type-constraint': 'error',
        'typescript/no-unsafe-argument': 'error',
        'typescript/no-unsafe-assignment': 'error',
        'typescript/no-unsafe-call': 'error',
        'typescript/no-unsafe-declaration-merging': 'error',
        'typescript/no-unsafe-enum-comparison': 'error',
        'typescript/no-unsafe-function-type': 'error',
        'typescript/no-unsafe-member-access': 'error',
        'typescript/no-unsafe-return': 'error',
        'typescript/no-unsafe-unary-minus': 'error',
        'no-unused-expressions': 'error',
        'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
        'typescript/no-wrapper-object-types': 'error',
        'typescript/only-throw-error': 'error',
        'typescript/prefer-as-const': 'error',
        'typescript/prefer-namespace-keyword': 'error',
        'typescript/prefer-promise-reject-errors': 'error',
        'typescript/require-await': 'error',
        'typescript/restrict-plus-operands': 'error',
        'typescript/restrict-template-expressions': 'error',
        'typescript/triple-slash-reference': 'error',
        'typescript/unbound-method': 'error',
        'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
        'no-console': ['error', { allow: ['error', 'warn'] }],
      },
    },
    { files: decorated, rules: { 'typescript/consistent-type-imports': 'off' } },
    {
      // supertest's and jest's answers are untyped; the assertions are the check
      files: ['**/*.spec.ts', '**/*.spec.tsx', '**/*.e2e-spec.ts'],
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/unbound-method': 'off',
      },
    },
    { files: ['tools/**', 'e2e/**'], rules: { 'no-console': 'off' } },
    {
      files: ['apps/**/*.tsx', 'libs/ui/**/*.tsx', 'libs/web-platform/**/*.tsx'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
    {
      files: ['**/*.{ts,tsx,mts,mjs,js}'],
      rules: { 'premise/module-boundaries': ['error', boundaries], 'premise/feature-walls': 'error' },
    },
    ...importWallGroups.map(({ files, patterns }) => ({
      files,
      rules: { 'premise/import-walls': ['error', { patterns }] },
    })),
  ],
});
