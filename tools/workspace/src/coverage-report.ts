import type { Demand } from './demands.ts';
import type { TestTitle } from './test-titles.ts';

export interface Coverage {
  /** Demands with the tests that show them, in the order of the list. */
  shown: { demand: Demand; tests: TestTitle[] }[];
  owed: Demand[];
  /** Ids that titles carry but the list does not know. */
  unknown: { id: string; test: TestTitle }[];
}

export function measureCoverage(demands: Demand[], titles: TestTitle[]): Coverage {
  const byId = new Map<string, TestTitle[]>();
  for (const title of titles) for (const id of title.ids) byId.set(id, [...(byId.get(id) ?? []), title]);
  const known = new Set(demands.map(({ id }) => id));
  return {
    shown: demands.flatMap((demand) => {
      const tests = byId.get(demand.id);
      return tests ? [{ demand, tests }] : [];
    }),
    owed: demands.filter(({ id }) => !byId.has(id)),
    unknown: [...byId].filter(([id]) => !known.has(id)).flatMap(([id, tests]) => tests.map((test) => ({ id, test }))),
  };
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

/** The table a reader sees: which test shows which demand. It changes only when a title or the list changes. */
export function renderCoverage({ shown, owed }: Coverage): string {
  const lines = [
    '# Specification coverage',
    '',
    'Written by `npm run spec:coverage`; do not edit. Each demand of the specification has an id, and the title of every',
    'test that shows it carries that id.',
    '',
    `${shown.length} shown, ${owed.length} owed.`,
    '',
    '| Id | Where | Demand | Shown by |',
    '| --- | --- | --- | --- |',
    ...shown.map(({ demand, tests }) => {
      const first = tests.slice(0, 3).map((test) => `${cell(test.title)} (\`${test.file}\`)`);
      const rest = tests.length > 3 ? [`and ${tests.length - 3} more`] : [];
      return `| ${demand.id} | ${cell(demand.area)} | ${cell(demand.demand)} | ${[...first, ...rest].join('<br>')} |`;
    }),
    '',
  ];
  if (owed.length > 0) {
    lines.push('## Owed', '', '| Id | Where | Demand | Issue |', '| --- | --- | --- | --- |');
    lines.push(
      ...owed.map((demand) => `| ${demand.id} | ${cell(demand.area)} | ${cell(demand.demand)} | ${demand.issue} |`),
    );
    lines.push('');
  }
  return lines.join('\n');
}
