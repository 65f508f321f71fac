import type { User } from '@premise/contracts';

export interface NavigationEntry {
  label: string;
  to: string;
}

/** The Admin link is a convenience: what it leads to asks the server again (decisions 5 and 7). */
export function seesAdminLink(user: User | null): boolean {
  return user !== null && (user.isAdmin || user.isSuperUser || user.seesAdminLink === true);
}

/** The links of the top bar, in their order. */
export function navigationLinks(user: User | null): NavigationEntry[] {
  return [
    { label: 'Home', to: '/' },
    ...(seesAdminLink(user) ? [{ label: 'Admin', to: '/admin' }] : []),
    { label: 'Analyzer', to: '/analyzer' },
    { label: 'Patent Buddy', to: '/patent-buddy' },
    { label: 'About', to: '/about' },
    { label: 'Founder', to: '/founder' },
  ];
}
