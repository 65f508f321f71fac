import { LaunchError } from '../launch-error.ts';

/** PostgreSQL's codes for a table, a column, a function or a type that is not there. */
const NOT_THERE = new Set(['42P01', '42703', '42883', '42704']);

/** A database that another version of Premise prepared is told in words; anything else passes unchanged. */
export function explainSchema(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || !NOT_THERE.has(String(error.code))) return error;
  return new LaunchError(
    `The patent database was prepared by another version of Premise (${error.message}).\n` +
      'Start the product of this version once, with npm start: that brings the database up to date. If one is running, stop it first. ' +
      'Where the database is named by PATENT_DATABASE_MIGRATION_URL, run the migrations of the patent service there.\n' +
      'Then give this command again: what is loaded stays, and loading goes on where it was broken off.',
  );
}
