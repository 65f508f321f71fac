/** The part of a node's name that has room: it is set in the sans at 12 px, some 6.6 px a letter. */
export function shortName(name: string, room: number): string {
  const letters = Math.floor(room / 6.6);
  if (name.length <= letters) return name;
  const [role = ''] = name.split(' · ');
  return role.length <= letters ? role : `${role.slice(0, Math.max(1, letters - 1)).trimEnd()}…`;
}
