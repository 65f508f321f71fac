import { isUniqueViolation, runPrepared } from '@premise/service-platform';
import { DataSource, QueryFailedError } from 'typeorm';
import { AuthHarness } from '../../test/auth-harness.ts';
import { UserRepository } from './user.repository.ts';

describe('accounts by address, read with a prepared statement', () => {
  let auth: AuthHarness;
  let users: UserRepository;
  let dataSource: DataSource;

  beforeAll(async () => {
    auth = await AuthHarness.start();
    users = auth.app.get(UserRepository);
    dataSource = auth.app.get(DataSource);
  });
  afterAll(async () => {
    await auth.stop();
  });

  it('are what they are by id, every column', async () => {
    const fresh = await auth.verifiedPerson();
    const used = await auth.signedIn();
    for (const { email } of [fresh, used]) {
      const found = await users.findByEmail(` ${email.toUpperCase()}`);
      expect(found?.createdAt).toBeInstanceOf(Date);
      expect({ ...found }).toEqual({ ...(await users.findById(found?.id ?? '')) });
    }
    expect(await users.findByEmail('nobody@example.com')).toBeNull();
  });

  it('are seen within a transaction as it left them', async () => {
    const person = await auth.verifiedPerson();
    await expect(
      users.transaction(async (manager) => {
        await users.setBlocked(person.id, true, manager);
        expect((await users.findByEmail(person.email, manager))?.blocked).toBe(true);
        expect((await users.findByEmail(person.email))?.blocked).toBe(false);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect((await users.findByEmail(person.email))?.blocked).toBe(false);
  });

  it('keep no connection when a statement fails, and tell what it was', async () => {
    const { id } = await auth.verifiedPerson();
    const statement = {
      name: 'spec-twice',
      text: `INSERT INTO users (id, email, email_key, first_name, last_name, password_hash)
             SELECT id, email, email_key, first_name, last_name, password_hash FROM users WHERE id = $1`,
    };
    for (let round = 0; round < 25; round += 1) {
      const error: unknown = await runPrepared(dataSource.manager, statement, [id]).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(QueryFailedError);
      expect(isUniqueViolation(error)).toBe(true);
    }
  });
});
