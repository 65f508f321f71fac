import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { startOrExit } from '@premise/service-platform';
import { isEmailAddress } from '@premise/contracts-dto';
import { DataSource } from 'typeorm';
import { Passwords } from '../accounts/passwords.ts';
import { readSuperUserConfig } from '../config.ts';
import { ENTITIES } from '../entities.ts';
import { createFirstSuperUser } from './create-first-super-user.ts';

await startOrExit(async () => {
  const { databaseUrl, email } = readSuperUserConfig();
  if (!isEmailAddress(email)) throw new Error('The environment variable SUPER_USER_EMAIL must be an email address.');
  const dataSource = new DataSource({ type: 'postgres', url: databaseUrl, entities: ENTITIES, synchronize: false });
  await dataSource.initialize();
  try {
    const password = randomBytes(15).toString('base64url');
    const created = await createFirstSuperUser(dataSource, {
      email,
      passwordHash: await new Passwords().hash(password),
    });
    // The only time this password is seen: the launcher prints it.
    process.stdout.write(`${JSON.stringify(created ? { created, email, password } : { created })}\n`);
  } finally {
    await dataSource.destroy();
  }
});
