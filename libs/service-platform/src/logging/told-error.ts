import type { SerializedError } from 'pino';

/** What an error may say beside its name, message and stack. */
const TELLING = ['code', 'errno', 'syscall', 'address', 'port', 'status', 'severity', 'table', 'constraint'] as const;

/**
 * What the log keeps of an error. Libraries hang onto their errors whatever they were handling: a failed statement carries
 * its values, password hashes and arguments among them, and a refused call its headers. None of it gets through.
 */
export function toldError(error: SerializedError): object {
  const { type, message, stack, aggregateErrors } = error;
  const told: Record<string, unknown> = { type, message, stack };
  for (const name of TELLING) if (error[name] !== undefined) told[name] = error[name];
  if (Array.isArray(aggregateErrors)) told['aggregateErrors'] = aggregateErrors.map(toldError);
  return told;
}
