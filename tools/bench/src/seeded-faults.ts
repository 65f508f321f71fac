import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@premise/launch';
import { FAULTS, type SeededFault } from './seeded-faults/faults.ts';
import { findSpecs, runSpecs } from './seeded-faults/run-specs.ts';
import { makeThrowAwayCopy } from './seeded-faults/throw-away-copy.ts';

/**
 * Puts small faults into a copy of the product, one at a time, and prints which of them the tests notice. A fault counts as
 * caught when a spec fails with it and passes without it.
 *
 * --only id,id: these alone. --from 1 --count 10: a part of the list. --specs 12: how many specs of a project, the nearest
 * first; all where it is absent. --tree FOLDER: another clone with its packages installed.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    from: { type: 'string', default: '1' },
    count: { type: 'string', default: String(FAULTS.length) },
    specs: { type: 'string' },
    tree: { type: 'string', default: workspaceRoot },
  },
});
const first = Number(values.from) - 1;
const wanted = values.only?.split(',');
const chosen = wanted
  ? FAULTS.filter(({ id }) => wanted.includes(id))
  : FAULTS.slice(first, first + Number(values.count));
const mostSpecs = values.specs === undefined ? Infinity : Number(values.specs);
/** Run together after the nearest one: a process for each costs more than the specs behind a failure. */
const AT_ONCE = 4;

interface Noticed {
  by: string;
  spec: string;
}

/** A fault that cannot be put in says so: the code has changed, and the list has to follow. */
function faulty(fault: SeededFault, text: string): string {
  const places = text.split(fault.find).length - 1;
  if (places !== 1) throw new Error(`${fault.id}: its words occur ${places} times in ${fault.file}.`);
  return text.replace(fault.find, () => fault.replace);
}

const projectOf = (place: string): string =>
  place.startsWith('libs/contracts/dto/') ? 'libs/contracts/dto' : place.split('/').slice(0, 2).join('/');

async function notice(copy: string, fault: SeededFault): Promise<Noticed | null> {
  const target = path.join(copy, fault.file);
  const whole = readFileSync(target, 'utf8');
  const changed = faulty(fault, whole);
  try {
    for (const place of fault.noticedIn ?? [projectOf(fault.file)]) {
      const project = projectOf(place);
      let waiting = (await findSpecs(copy, place, project, fault.file)).slice(0, mostSpecs);
      let atOnce = 1;
      while (waiting.length > 0) {
        writeFileSync(target, changed);
        const { failedSpecs, firstFailure } = await runSpecs(copy, project, waiting.slice(0, atOnce));
        writeFileSync(target, whole);
        const [spec] = failedSpecs;
        if (spec === undefined) waiting = waiting.slice(atOnce);
        else if ((await runSpecs(copy, project, [spec], firstFailure)).failedSpecs.length === 0) {
          return { by: firstFailure ?? 'cannot be run', spec: path.relative(copy, spec) };
        } else waiting = waiting.filter((other) => other !== spec);
        atOnce = AT_ONCE;
      }
    }
    return null;
  } finally {
    writeFileSync(target, whole);
  }
}

const copy = makeThrowAwayCopy(values.tree);
const print = (line: string) => process.stdout.write(`${line}\n`);
let caught = 0;
try {
  for (const fault of chosen) {
    const start = performance.now();
    const noticed = await notice(copy, fault);
    const seconds = `${((performance.now() - start) / 1000).toFixed(0)} s`;
    if (noticed === null) print(`missed  ${fault.id}  ${seconds}  ${fault.file}`);
    else {
      caught += 1;
      print(`caught  ${fault.id}  ${seconds}  ${noticed.spec}: ${noticed.by}`);
    }
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
print(`${caught} of ${chosen.length} caught`);
if (caught < chosen.length) process.exitCode = 1;
