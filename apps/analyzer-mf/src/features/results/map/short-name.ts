import { ROLES } from '@premise/ui';

/**
 * The part of a node's name that has room: it is set in the sans at 12 px, some 6.6 px a letter. Of a flaw that is which
 * one it is; its sign says that it is one.
 */
export function shortName(name: string, room: number): string {
  const letters = Math.floor(room / 6.6);
  if (name.length <= letters) return name;
  const [role = '', label = ''] = name.split(' · ');
  if (role === ROLES.flaw.name && label !== '' && label.length <= letters) return label;
  return role.length <= letters ? role : `${role.slice(0, Math.max(1, letters - 1)).trimEnd()}…`;
}
