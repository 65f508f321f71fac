import type { User } from '@premise/contracts';

export interface NavigationEntry {
  label: string;
  to: string;
  /** Places that belong to this entry although their addresses do not begin with its own. */
  also?: readonly string[];
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
    { label: 'Analyzer', to: '/analyzer', also: ['/analysis'] },
    { label: 'Patent Buddy', to: '/patent-buddy', also: ['/patent-applications'] },
    { label: 'About', to: '/about' },
    { label: 'Founder', to: '/founder' },
  ];
}

/** Whether a place belongs to an entry: its own page, or one below it. The home page has none below it. */
export function isActive({ to, also = [] }: NavigationEntry, pathname: string): boolean {
  return [to, ...also].some((base) => pathname === base || (base !== '/' && pathname.startsWith(`${base}/`)));
}
