import { Inject, Injectable } from '@nestjs/common';
import type { AdminBatchAction } from '@premise/contracts';
import { CodedError, LOGGER, type Caller } from '@premise/service-platform';
import type { Logger } from 'pino';
import { DeleteUser } from './delete-user.ts';
import { SetBlocked } from './set-blocked.ts';
import { VerifyUser } from './verify-user.ts';

export interface ManyChanged {
  done: number;
  failed: { userId: string; error: string }[];
}

/** Does the same to several accounts, one after the other; each stands or falls by itself. */
@Injectable()
export class ChangeMany {
  private readonly setBlocked: SetBlocked;
  private readonly verifyUser: VerifyUser;
  private readonly deleteUser: DeleteUser;
  private readonly logger: Logger;

  constructor(setBlocked: SetBlocked, verifyUser: VerifyUser, deleteUser: DeleteUser, @Inject(LOGGER) logger: Logger) {
    this.setBlocked = setBlocked;
    this.verifyUser = verifyUser;
    this.deleteUser = deleteUser;
    this.logger = logger;
  }

  async change(
    by: { caller: Caller; address: string },
    action: AdminBatchAction,
    userIds: readonly string[],
  ): Promise<ManyChanged> {
    const failed: ManyChanged['failed'] = [];
    const chosen = [...new Set(userIds)];
    for (const userId of chosen) {
      try {
        await this.act(by, action, userId);
      } catch (error) {
        if (error instanceof CodedError && error.status < 500) failed.push({ userId, error: error.message });
        else {
          this.logger.error({ err: error, action }, 'one of several accounts could not be changed');
          failed.push({ userId, error: 'Something went wrong on our side. Please try again.' });
        }
      }
    }
    return { done: chosen.length - failed.length, failed };
  }

  private async act(by: { caller: Caller; address: string }, action: AdminBatchAction, userId: string): Promise<void> {
    if (action === 'delete') await this.deleteUser.delete({ ...by, userId });
    else if (action === 'verify') await this.verifyUser.verify(by, { userId });
    else await this.setBlocked.set({ ...by, userId }, action === 'block');
  }
}
