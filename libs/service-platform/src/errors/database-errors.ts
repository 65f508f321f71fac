/** SQLSTATE classes and codes that mean "no database at the moment", not "a wrong statement". */
const AWAY = /^(08...|57P0[123]|53300|53400|55P03|57014)$/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'ENOENT']);
// The last one is what a transaction meets whose connection broke between two of its statements.
const SENTENCES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|not queryable|Driver not Connected|DataSource is not initialized|Connection is not established|query runner (?:was )?already released/i;
const FULL = new Set(['53100', '53200']);

const codeOf = (error: object): string | undefined =>
  'code' in error && typeof error.code === 'string' ? error.code : undefined;

function* chainOf(error: unknown): Generator<object> {
  let next: unknown = error;
  for (let depth = 0; depth < 5 && typeof next === 'object' && next !== null; depth += 1) {
    yield next;
    next = 'driverError' in next ? next.driverError : 'cause' in next ? next.cause : undefined;
  }
}

/** Whether an error says that the database (or its disk) cannot serve at the moment, so that trying later makes sense. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (const link of chainOf(error)) {
    const code = codeOf(link);
    if (code !== undefined && (AWAY.test(code) || NETWORK.has(code) || FULL.has(code))) return true;
    if (link instanceof Error && SENTENCES.test(link.message)) return true;
  }
  return false;
}

/** Whether an error is the database's refusal of a second row where one may be; with `constraint`, of that one. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  for (const link of chainOf(error)) {
    if (codeOf(link) !== '23505') continue;
    if (constraint === undefined) return true;
    if ('constraint' in link && link.constraint === constraint) return true;
  }
  return false;
}
