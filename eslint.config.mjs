import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/workspace/boundaries.mjs';
import { featureWalls } from './tools/workspace/feature-walls.mjs';
import { importWallRule, importWalls } from './tools/workspace/import-walls.mjs';
import { prepareProjectGraph } from './tools/workspace/lint-graph.mjs';

await prepareProjectGraph();

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.nx/**', '**/.cache/**', '**/.results/**', '**/coverage/**'] },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/no-extraneous-class': 'off',
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    // supertest's and jest's answers are untyped; the assertions are the check
    files: ['**/*.spec.ts', '**/*.spec.tsx', '**/*.e2e-spec.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  { files: ['tools/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  {
    files: ['apps/**/*.tsx', 'libs/{ui,web-platform}/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['**/*.{ts,tsx,mts,mjs,js}'],
    plugins: { '@nx': nx, premise: { rules: { 'feature-walls': featureWalls, 'import-walls': importWallRule } } },
    rules: { '@nx/enforce-module-boundaries': ['error', boundaries], 'premise/feature-walls': 'error' },
  },
  ...importWalls,
);
