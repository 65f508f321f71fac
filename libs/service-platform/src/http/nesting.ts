/** Whether a JSON value holds lists or objects inside one another beyond a depth. Walks without recursion. */
export function isNestedBeyond(value: unknown, depth: number): boolean {
  let level = [value];
  for (let at = 0; level.length > 0; at += 1) {
    const inside = level.filter((each): each is object => typeof each === 'object' && each !== null);
    if (inside.length > 0 && at >= depth) return true;
    level = inside.flatMap((each): unknown[] => Object.values(each));
  }
  return false;
}
