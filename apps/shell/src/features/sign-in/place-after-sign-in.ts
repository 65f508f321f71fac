import type { LoginNavigationState } from '@premise/web-platform';

/** Where a sign-in leads: the remembered place if there is one, else the home page (decision 27). */
export function placeAfterSignIn(state: LoginNavigationState | null): string {
  const from = state?.from;
  // one slash only: two would name another host
  if (typeof from?.pathname !== 'string' || !/^\/(?![/\\])/.test(from.pathname) || from.pathname === '/login')
    return '/';
  return `${from.pathname}${from.search ?? ''}${from.hash ?? ''}`;
}
