import { Injectable } from '@nestjs/common';
import { runPrepared, type PreparedStatement } from '@premise/service-platform';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { emailKey } from './email-key.ts';
import { UserEntity } from './user.entity.ts';

// Rows that refer to the account can still be added meanwhile.
const OWN_ROW = { mode: 'for_no_key_update' } as const;

/** Queries on accounts. */
@Injectable()
export class UserRepository {
  private readonly dataSource: DataSource;
  // As an entity holds it: every column of an account is read as it is.
  private readonly byEmailKey: PreparedStatement;

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource;
    const { columns, tablePath } = dataSource.getMetadata(UserEntity);
    const list = columns.map(({ databaseName, propertyName }) => `${databaseName} AS "${propertyName}"`);
    const text = `SELECT ${list.join(', ')} FROM ${tablePath} WHERE email_key = $1`;
    this.byEmailKey = { name: 'user-by-email', text };
  }

  transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }

  findById(id: string, manager: EntityManager = this.dataSource.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { id });
  }

  async findByEmail(email: string, manager: EntityManager = this.dataSource.manager): Promise<UserEntity | null> {
    const [user] = await runPrepared<UserEntity>(manager, this.byEmailKey, [emailKey(email)]);
    return user ?? null;
  }

  /** As found; nobody else changes the account before the transaction ends. */
  lockById(id: string, manager: EntityManager): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, { where: { id }, lock: OWN_ROW });
  }

  lockByEmail(email: string, manager: EntityManager): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, { where: { emailKey: emailKey(email) }, lock: OWN_ROW });
  }

  async markRegisteredAgain(id: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(UserEntity, { id, isVerified: false, registeredAgainAt: IsNull() }, { registeredAgainAt: at });
  }

  async insert(user: Omit<UserEntity, 'createdAt'>, manager: EntityManager): Promise<void> {
    await manager.insert(UserEntity, user);
  }

  async setPassword(id: string, passwordHash: string, manager: EntityManager): Promise<void> {
    await manager.update(UserEntity, { id }, { passwordHash });
  }

  async setSecurity(
    id: string,
    security: Pick<UserEntity, 'securityQuestion' | 'securityAnswerSealed'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(UserEntity, { id }, security);
  }

  /** Of several registrations nobody knows whose question is kept: then it goes. */
  async markVerified(
    { id, registeredAgainAt }: Pick<UserEntity, 'id' | 'registeredAgainAt'>,
    manager: EntityManager,
  ): Promise<void> {
    const question = registeredAgainAt === null ? {} : { securityQuestion: null, securityAnswerSealed: null };
    const verified = { isVerified: true, registeredAgainAt: null, ...question };
    await manager.update(UserEntity, { id, isVerified: false }, verified);
  }

  async clearPassword(id: string, manager: EntityManager): Promise<void> {
    await manager.update(UserEntity, { id }, { passwordHash: null });
  }

  /** Puts a better hash in the place of the one that was just proved; false when the password has changed meanwhile. */
  async replaceHash(id: string, from: string, to: string): Promise<boolean> {
    const found = { id, passwordHash: from };
    const { affected } = await this.dataSource.manager.update(UserEntity, found, { passwordHash: to });
    return (affected ?? 0) > 0;
  }

  /** Removes the account of an address that was never verified and never used. */
  async removeNeverUsed(key: string, manager: EntityManager): Promise<void> {
    await manager.delete(UserEntity, { emailKey: key, isVerified: false, blocked: false, lastLogin: IsNull() });
  }

  async setEmail(id: string, email: string, manager: EntityManager): Promise<void> {
    await manager.update(UserEntity, { id }, { email, emailKey: emailKey(email), isVerified: true });
  }

  async setBlocked(id: string, blocked: boolean, manager: EntityManager): Promise<void> {
    await manager.update(UserEntity, { id }, { blocked });
  }

  async setAdmin(id: string, isAdmin: boolean, manager: EntityManager): Promise<void> {
    await manager.update(UserEntity, { id }, { isAdmin });
  }

  /** As found; unlike with `lockById`, no row that refers to the account can be added any more. */
  lockForRemoval(id: string, manager: EntityManager): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Takes everything along that refers to the account. */
  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(UserEntity, { id });
  }
}
