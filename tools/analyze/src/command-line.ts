import { ARGUMENT_FORMATS, type ArgumentFormat } from '@premise/argument-formats';

/** What is printed: the engine's result as JSON, a report to read, or one of the formats to take along. */
export type Output = 'results' | 'report' | Exclude<ArgumentFormat, 'csv'>;

export interface Request {
  output: Output;
  /** Path of the file to read; "-" is standard input. */
  source: string;
}

export type CommandLine =
  | { kind: 'analyze'; request: Request }
  | { kind: 'batch'; source: string }
  | { kind: 'help' }
  | { kind: 'misuse'; message: string };

const FORMATS = ARGUMENT_FORMATS.filter((format) => format !== 'csv');

export const USAGE = `Usage: npm run -s analyze -- [--json | --format FORMAT] FILE
       npm run -s analyze -- --batch FILE.jsonl

Analyzes the argument in FILE ("-" reads standard input) with the built-in engine.
  --json            print the complete result as JSON
  --format FORMAT   print the argument as ${FORMATS.join(', ')}
  --batch           read one document a line ({"id": ..., "text": ...}), print one analysis a line, in the same
                    order; ids come back as they are, a line that cannot be read comes back with its "error"
  --help            print this text

Answers go to standard output, messages to standard error. Ends with 0, with 1 when something could not be read or
analyzed, with 2 when the command was not understood.
`;

/** Reads the words after the command's name. */
export function readCommandLine(words: readonly string[]): CommandLine {
  const options = new Set<string>();
  const sources: string[] = [];
  let format: string | undefined;
  const rest = [...words];
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') {
      sources.push(...rest.splice(0));
    } else if (word === '-' || !word.startsWith('-')) {
      sources.push(word);
    } else if (word === '--format' || word.startsWith('--format=')) {
      options.add('--format');
      format = word === '--format' ? (rest.shift() ?? '') : word.slice('--format='.length);
    } else if (word === '--json' || word === '--batch') {
      options.add(word);
    } else if (word === '--help' || word === '-h') {
      return { kind: 'help' };
    } else {
      return misuse(`Unknown option ${word}.`);
    }
  }
  const known = FORMATS.find((name) => name === format);
  if (format !== undefined && known === undefined) {
    return misuse(`Unknown format ${format === '' ? '(none given)' : format}: name ${FORMATS.join(', ')}.`);
  }
  if (options.size > 1) return misuse(`Only one of ${[...options].join(', ')} at a time.`);
  const [source, ...more] = sources;
  if (source === undefined) return misuse('Name a file to analyze, or - for standard input.');
  if (more.length > 0) return misuse(`One file at a time: ${sources.join(', ')} were given.`);
  if (options.has('--batch')) return { kind: 'batch', source };
  return { kind: 'analyze', request: { output: known ?? (options.has('--json') ? 'results' : 'report'), source } };
}

function misuse(message: string): CommandLine {
  return { kind: 'misuse', message };
}
