import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { emailKey } from './email-key.ts';
import { UserEntity } from './user.entity.ts';

/** What a registration says about an account. */
export type RegisteredDetails = Pick<
  UserEntity,
  'email' | 'firstName' | 'lastName' | 'passwordHash' | 'securityQuestion' | 'securityAnswerSealed'
>;

// Rows that refer to the account can still be added meanwhile.
const OWN_ROW = { mode: 'for_no_key_update' } as const;

/** Queries on accounts. */
@Injectable()
export class UserRepository {
  private readonly dataSource: DataSource;

  constructor(dataSource: DataSource) {
    this.dataSource = dataSource;
  }

  transaction<Result>(work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.dataSource.transaction(work);
  }

  findById(id: string, manager: EntityManager = this.dataSource.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { id });
  }

  findByEmail(email: string, manager: EntityManager = this.dataSource.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { emailKey: emailKey(email) });
  }

  /** As found; nobody else changes the account before the transaction ends. */
  lockById(id: string, manager: EntityManager): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, { where: { id }, lock: OWN_ROW });
  }

  lockByEmail(email: string, manager: EntityManager): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, { where: { emailKey: emailKey(email) }, lock: OWN_ROW });
  }

  async replaceDetails(id: string, details: RegisteredDetails, manager: EntityManager): Promise<void> {
    await manager.update(UserEntity, { id, isVerified: false }, details);
  }

  async insert(user: Omit<UserEntity, 'createdAt'>, manager: EntityManager): Promise<void> {
    await manager.insert(UserEntity, user);
  }

  async markVerified(id: string, manager: EntityManager): Promise<void> {
    await manager.update(UserEntity, { id, isVerified: false }, { isVerified: true });
  }

  async noteLogin(id: string, at: Date, manager: EntityManager): Promise<void> {
    await manager.update(UserEntity, { id }, { lastLogin: at });
  }

  /** Puts a better hash in the place of the one that was just proved, unless the password has changed meanwhile. */
  async replaceHash(id: string, from: string, to: string): Promise<void> {
    await this.dataSource.manager.update(UserEntity, { id, passwordHash: from }, { passwordHash: to });
  }
}
