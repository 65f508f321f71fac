import type { Demand } from './demands.ts';
import type { DidPass } from './test-reports.ts';
import type { TestTitle } from './test-titles.ts';

export interface Coverage {
  /** Demands with the tests that show them, in the order of the list. */
  shown: { demand: Demand; tests: TestTitle[] }[];
  /** Demands on texts and documents as a whole, which are checked by reading. */
  reviewed: Demand[];
  owed: Demand[];
  /** Ids that titles carry but the list does not know. */
  unknown: { id: string; test: TestTitle }[];
}

/** A test shows a demand when its title carries the id, and it ran and passed. */
export function measureCoverage(demands: Demand[], titles: TestTitle[], didPass: DidPass): Coverage {
  const byId = new Map<string, TestTitle[]>();
  for (const title of titles) for (const id of title.ids) byId.set(id, [...(byId.get(id) ?? []), title]);
  const testsOf = ({ id }: Demand): TestTitle[] => (byId.get(id) ?? []).filter(({ file }) => didPass(file, id));
  const isReviewed = ({ area }: Demand): boolean => area === 'review';
  const known = new Set(demands.map(({ id }) => id));
  return {
    shown: demands.flatMap((demand) => {
      const tests = testsOf(demand);
      return tests.length > 0 ? [{ demand, tests }] : [];
    }),
    reviewed: demands.filter((demand) => isReviewed(demand) && testsOf(demand).length === 0),
    owed: demands.filter((demand) => !isReviewed(demand) && testsOf(demand).length === 0),
    unknown: [...byId].filter(([id]) => !known.has(id)).flatMap(([id, tests]) => tests.map((test) => ({ id, test }))),
  };
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');

/** The table a reader sees: which test shows which demand. It changes only when a title, the list, or what passes changes. */
export function renderCoverage({ shown, reviewed, owed }: Coverage): string {
  const lines = [
    '# Specification coverage',
    '',
    'Written by `npm run spec:coverage`; do not edit. Each demand of the specification has an id, and the title of every',
    'test that shows it carries that id. A test counts when it passed in the last run. Demands of the area "review" are',
    'checked by reading.',
    '',
    `${shown.length} shown, ${reviewed.length} checked by reading, ${owed.length} owed.`,
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
  if (reviewed.length > 0) {
    lines.push('## Checked by reading', '', '| Id | Demand |', '| --- | --- |');
    lines.push(...reviewed.map((demand) => `| ${demand.id} | ${cell(demand.demand)} |`), '');
  }
  if (owed.length > 0) {
    lines.push('## Owed', '', '| Id | Where | Demand | Issue |', '| --- | --- | --- | --- |');
    lines.push(
      ...owed.map((demand) => `| ${demand.id} | ${cell(demand.area)} | ${cell(demand.demand)} | ${demand.issue} |`),
    );
    lines.push('');
  }
  return lines.join('\n');
}
