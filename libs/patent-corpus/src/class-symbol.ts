/**
 * A class in the form "H02J 50/10", from any of the usual writings ("H02J50/10", "H02J  50/10", "h02j 50/10"). Null for what is
 * none; a bare subclass, class or section is itself.
 */
export function classSymbol(text: string): string | null {
  const found = /^([A-HY])(?:(\d\d)(?:([A-Z])(?:\s*(\d{1,4})(?:\/(\d{2,6}))?)?)?)?$/.exec(text.trim().toUpperCase());
  if (found === null) return null;
  const [, section = '', division = '', letter = '', group, subgroup] = found;
  const head = `${section}${division}${letter}`;
  if (group === undefined) return head;
  return `${head} ${Number(group)}${subgroup === undefined ? '' : `/${subgroup}`}`;
}
