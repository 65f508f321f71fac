import type { UserEntity } from './user.entity.ts';

/** Whether nobody has ever shown to own an account's mailbox, so that its address counts as free. */
export const isNeverUsed = (user: UserEntity | null): user is UserEntity =>
  user !== null && !user.isVerified && !user.blocked && user.lastLogin === null;
