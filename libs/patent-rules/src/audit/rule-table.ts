import { RULES } from './rules/index.ts';

/** The rules as a Markdown table, for the README of the library. */
export function ruleTable(): string {
  const rows = RULES.map(({ id, checks, level, matters, citation }) => [
    id,
    checks,
    level,
    matters === 'provisional' ? 'at filing' : 'later',
    citation.url === null ? citation.label : `[${citation.label}](${citation.url})`,
  ]);
  const head = ['Rule', 'Checks', 'Level', 'Matters', 'Source'];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
