/**
 * Lints the wall samples with the workspace's own ESLint configuration and prints what was reported, as JSON. A process
 * of its own: ESLint loads its configuration as an ES module, which the test runner's sandbox cannot.
 */
import path from 'node:path';
import { ESLint } from 'eslint';
import { allowedImports, forbiddenImports } from './wall-samples/index.ts';

export interface WallReport {
  /** Rule ids reported for each sample, by its name. */
  samples: Record<string, string[]>;
  /** Severity of the walls' rules for a source file of each project, by the project's folder. */
  severities: Record<string, Record<string, unknown>>;
}

export const WALL_RULES = {
  boundaries: '@nx/enforce-module-boundaries',
  imports: 'premise/import-walls',
  features: 'premise/feature-walls',
} as const;

async function report(root: string, projects: string[]): Promise<WallReport> {
  const wallRules = new Set<string>(Object.values(WALL_RULES));
  const eslint = new ESLint({
    cwd: root,
    ruleFilter: ({ ruleId }) => wallRules.has(ruleId),
    // The samples are not on disk, so no TypeScript project knows them; the walls' rules need no types.
    overrideConfig: [
      { files: ['**/*.{ts,tsx}'], languageOptions: { parserOptions: { projectService: false, project: null } } },
    ],
  });
  const samples: WallReport['samples'] = {};
  for (const sample of [...forbiddenImports, ...allowedImports]) {
    const [result] = await eslint.lintText(sample.code, { filePath: path.join(root, sample.file) });
    samples[sample.name] = (result?.messages ?? []).map((message) => message.ruleId ?? `fatal: ${message.message}`);
  }
  const severities: WallReport['severities'] = {};
  for (const project of projects) {
    const config = (await eslint.calculateConfigForFile(path.join(root, project, 'src/sample.ts'))) as {
      rules?: Record<string, unknown>;
    };
    severities[project] = Object.fromEntries(Object.values(WALL_RULES).map((rule) => [rule, config.rules?.[rule]]));
  }
  return { samples, severities };
}

const [root = process.cwd(), ...projects] = process.argv.slice(2);
process.stdout.write(`\n${JSON.stringify(await report(root, projects))}\n`);
