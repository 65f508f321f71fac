import { execFile } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { LaunchError } from './launch-error.ts';
import { workspaceRoot } from './workspace-root.ts';

/** Where the build leaves it; not committed. */
export const BILL_OF_MATERIALS = path.join(workspaceRoot, 'dist', 'sbom.cdx.json');
const LOCKFILE = path.join(workspaceRoot, 'package-lock.json');
const MOST_BYTES = 64 << 20;

interface Bill {
  metadata: { component: { name: string } };
  components: { 'bom-ref': string; properties?: { name: string; value: string }[] }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Writes what the product is made of as CycloneDX, as npm itself tells it; nothing is done while the lockfile stays as it is. */
export async function writeBillOfMaterials(file = BILL_OF_MATERIALS): Promise<void> {
  if (changedAt(file) > changedAt(LOCKFILE)) return;
  const bill = JSON.parse(await askNpm()) as Bill;
  // npm takes the folder's name, which is anybody's.
  bill.metadata.component.name = 'premise';
  leaveToolsOut(bill);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
}

/** npm's own `--omit dev` leaves out whatever a tool asks for as well, such as React. */
function leaveToolsOut(bill: Bill): void {
  bill.components = bill.components.filter(
    ({ properties = [] }) => !properties.some(({ name }) => name === 'cdx:npm:package:development'),
  );
  const kept = new Set(bill.components.map((component) => component['bom-ref']));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => kept.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) }));
}

async function askNpm(): Promise<string> {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
  // As npm says when it runs the script; otherwise the one on the path.
  const program = process.env['npm_execpath'];
  const [command, words] = program?.endsWith('.js') === true ? [process.execPath, [program, ...args]] : ['npm', args];
  try {
    const { stdout } = await promisify(execFile)(command, words, { cwd: workspaceRoot, maxBuffer: MOST_BYTES });
    return stdout;
  } catch (error) {
    throw new LaunchError(
      `npm could not list what the product is made of: ${error instanceof Error ? error.message : ''}`,
    );
  }
}
