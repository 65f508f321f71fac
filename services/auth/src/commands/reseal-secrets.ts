import type { DataSource } from 'typeorm';
import { SealedText } from '../accounts/sealed-text.ts';
import type { AnswerKey } from '../config.ts';

const BATCH = 500;
/** Where something sealed lies. */
const PLACES = [
  { table: 'users', column: 'security_answer_sealed' },
  { table: 'mails', column: 'content_sealed' },
  { table: 'mails', column: 'secret_sealed' },
] as const;

/**
 * Seals anew, with the first of the keys, whatever was sealed with another. Afterwards the others can be taken away. The service
 * may run meanwhile; what fails half-way goes on where it was when the command is run again. Returns how many were sealed anew.
 */
export async function resealSecrets(dataSource: DataSource, answerKeys: AnswerKey[]): Promise<number> {
  const sealed = new SealedText({ answerKeys });
  const current = answerKeys[0]?.id ?? '';
  let done = 0;
  for (const { table, column } of PLACES) {
    for (let last = BATCH; last === BATCH; done += last) {
      last = await dataSource.transaction(async (manager) => {
        const rows = await manager.query<{ id: string; text: string }[]>(
          `SELECT id, ${column} AS text FROM ${table}
           WHERE ${column} IS NOT NULL AND split_part(${column}, '.', 1) <> $1 LIMIT ${BATCH} FOR UPDATE`,
          [current],
        );
        for (const { id, text } of rows) {
          await manager.query(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [
            id,
            sealed.seal(sealed.open(text, id), id),
          ]);
        }
        return rows.length;
      });
    }
  }
  return done;
}
