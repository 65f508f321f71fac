import { stripVTControlCharacters } from 'node:util';

export interface NxTask {
  project: string;
  target: string;
  output: string;
}

const HEAD = /^> nx run (\S+):([\w-]+)/;

/** The task that a line of Nx's static output tells the end of. */
export function finishedTask(line: string): { project: string; target: string } | undefined {
  const match = HEAD.exec(stripVTControlCharacters(line));
  return match?.[1] === undefined || match[2] === undefined ? undefined : { project: match[1], target: match[2] };
}

/** The failed tasks that Nx names at the end of a run, each with what it said. */
export function failedTasks(text: string): NxTask[] {
  const plain = stripVTControlCharacters(text);
  const outputs = new Map<string, string>();
  let current: string | undefined;
  for (const line of plain.split('\n')) {
    const task = finishedTask(line);
    if (task !== undefined) current = `${task.project}:${task.target}`;
    else if (/^\s*NX {2,}/.test(line)) current = undefined;
    else if (current !== undefined && !/^npm (?:warn|notice)|^> /.test(line)) {
      outputs.set(current, `${outputs.get(current) ?? ''}${line}\n`);
    }
  }
  const summary = plain.slice(plain.lastIndexOf('Failed tasks:'));
  if (!summary.startsWith('Failed tasks:')) return [];
  return [...summary.matchAll(/^- (\S+):([\w-]+)$/gm)].map(([, project = '', target = '']) => ({
    project,
    target,
    output: (outputs.get(`${project}:${target}`) ?? '').replace(/^npm error.*\n?/gm, '').trim(),
  }));
}
