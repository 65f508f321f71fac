/** One row of the list of demands: what the specification asks for, and the issue that owes it. */
export interface Demand {
  id: string;
  source: string;
  area: string;
  demand: string;
  exactText: string;
  decision: string;
  issue: number;
}

const COLUMNS = ['id', 'source', 'area', 'demand', 'exact_text', 'decision', 'issue'];

/** Reads the tab-separated list; throws a sentence when it is not one. */
export function parseDemands(text: string): Demand[] {
  const [header = '', ...lines] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const names = header.split('\t').map((name) => name.trim());
  const missing = COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`The list of demands lacks the columns ${missing.join(', ')}.`);
  return lines.map((line, index) => {
    const cells = line.split('\t');
    const cell = (name: string): string => (cells[names.indexOf(name)] ?? '').trim();
    const issue = Number(cell('issue'));
    if (!/^(?:S[12]-\d{3}|D-\d+)$/.test(cell('id')) || !Number.isInteger(issue)) {
      throw new Error(`Line ${index + 2} of the list of demands has no id or no issue number: ${line.slice(0, 80)}`);
    }
    return {
      id: cell('id'),
      source: cell('source'),
      area: cell('area'),
      demand: cell('demand'),
      exactText: cell('exact_text'),
      decision: cell('decision'),
      issue,
    };
  });
}
