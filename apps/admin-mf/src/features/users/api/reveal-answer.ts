import { ADMIN_REVEAL_ANSWER_PATH, type AdminRevealAnswerResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** An account's security answer; the audit log keeps that it was asked for. */
export const revealAnswer = (userId: string) =>
  api.post<AdminRevealAnswerResponse>(ADMIN_REVEAL_ANSWER_PATH, { userId });
