// Makes, promotes and resets super users from the server. usage: super-user.js make|promote|reset EMAIL
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { isEmailAddress } from '@premise/contracts-dto';
import { startOrExit } from '@premise/service-platform';
import { DataSource } from 'typeorm';
import { Passwords } from '../accounts/passwords.ts';
import { readDatabaseConfig } from '../config.ts';
import { ENTITIES } from '../entities.ts';
import { addSuperUser } from './add-super-user.ts';
import { promoteToSuperUser } from './promote-to-super-user.ts';
import { resetSuperUser } from './reset-super-user.ts';

const USAGE = 'usage: super-user make|promote|reset EMAIL';

await startOrExit(async () => {
  const [action = '', email = ''] = process.argv.slice(2);
  if (!['make', 'promote', 'reset'].includes(action)) throw new Error(USAGE);
  if (!isEmailAddress(email)) throw new Error(`${USAGE}\nEMAIL must be an email address.`);
  const { databaseUrl } = readDatabaseConfig();
  const dataSource = new DataSource({ type: 'postgres', url: databaseUrl, entities: ENTITIES, synchronize: false });
  await dataSource.initialize();
  try {
    if (action === 'promote') {
      await promoteToSuperUser(dataSource, email);
      process.stdout.write(`${email} is a super user. Sign in again for it to count.\n`);
      return;
    }
    const password = randomBytes(15).toString('base64url');
    const account = { email, passwordHash: await new Passwords().hash(password) };
    await (action === 'make' ? addSuperUser : resetSuperUser)(dataSource, account);
    process.stdout.write(`Super user ${email}, password ${password} (shown only this once)\n`);
  } finally {
    await dataSource.destroy();
  }
});
