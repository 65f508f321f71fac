// After a new key was put first in AUTH_ANSWER_KEYS: seals everything anew with it, so that the older ones can go.
import 'reflect-metadata';
import { startOrExit } from '@premise/service-platform';
import { DataSource } from 'typeorm';
import { readRotationConfig } from '../config.ts';
import { ENTITIES } from '../entities.ts';
import { resealSecrets } from './reseal-secrets.ts';

await startOrExit(async () => {
  const { databaseUrl, answerKeys } = readRotationConfig();
  const dataSource = new DataSource({ type: 'postgres', url: databaseUrl, entities: ENTITIES, synchronize: false });
  await dataSource.initialize();
  try {
    const count = await resealSecrets(dataSource, answerKeys);
    const [current, ...older] = answerKeys.map(({ id }) => id);
    const rest = older.length === 0 ? '' : ` Nothing needs ${older.join(', ')} any more.`;
    process.stdout.write(`${count} sealed anew; everything is sealed with ${current}.${rest}\n`);
  } finally {
    await dataSource.destroy();
  }
});
