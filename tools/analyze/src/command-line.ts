export interface Request {
  json: boolean;
  /** Path of the file to read; "-" is standard input. */
  source: string;
}

export type CommandLine =
  { kind: 'analyze'; request: Request } | { kind: 'help' } | { kind: 'misuse'; message: string };

export const USAGE = `Usage: npm run -s analyze -- [--json] FILE

Analyzes the argument in FILE ("-" reads standard input) with the built-in engine.
  --json   print the complete result as JSON
  --help   print this text
`;

/** Reads the words after the command's name. */
export function readCommandLine(words: readonly string[]): CommandLine {
  let json = false;
  let onlyFiles = false;
  const sources: string[] = [];
  for (const word of words) {
    if (onlyFiles || word === '-' || !word.startsWith('-')) sources.push(word);
    else if (word === '--') onlyFiles = true;
    else if (word === '--json') json = true;
    else if (word === '--help' || word === '-h') return { kind: 'help' };
    else return { kind: 'misuse', message: `Unknown option ${word}.` };
  }
  const [source, ...more] = sources;
  if (source === undefined) return { kind: 'misuse', message: 'Name a file to analyze, or - for standard input.' };
  if (more.length > 0) return { kind: 'misuse', message: `One file at a time: ${sources.join(', ')} were given.` };
  return { kind: 'analyze', request: { json, source } };
}
