// npm run build: builds every project that changed, and lists what the product is made of.
import process from 'node:process';
import { writeBillOfMaterials } from './bill-of-materials.ts';
import { buildWorkspace } from './build-output.ts';
import { LaunchError } from './launch-error.ts';
import { consoleProgress } from './progress.ts';

try {
  // Beside the build, which takes longer; both are seen through before either is complained about.
  const bill = writeBillOfMaterials().then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  await consoleProgress().step('Building what changed', (detail) => buildWorkspace(detail));
  const failed = await bill;
  if (failed !== undefined) throw failed.error;
} catch (error) {
  if (!(error instanceof LaunchError)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}
