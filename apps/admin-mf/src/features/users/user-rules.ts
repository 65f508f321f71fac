import type { User } from '@premise/contracts';

/** Who looks at the list. */
export interface Viewer {
  id: string;
  isSuperUser: boolean;
}

/** Why nothing can be done to an account here, as the server would say as well; null where something can. */
export function whyUntouchable(user: User, viewer: Viewer): string | null {
  if (user.id === viewer.id) return 'This is your own account.';
  if (user.isSuperUser && !viewer.isSuperUser) return 'Only a super user can change a super user.';
  return null;
}
