import type { UserEntity } from './user.entity.ts';

/**
 * Whether nobody has ever shown to own an account's mailbox, so that its address counts as free. One that was given rights
 * never does: whoever registers its address would choose the password of an administrator.
 */
export const isNeverUsed = (user: UserEntity | null): user is UserEntity =>
  user !== null && !user.isVerified && !user.blocked && user.lastLogin === null && !user.isAdmin && !user.isSuperUser;
