/**
 * The shape of a JSON value: which members it has where, and of what type. Two answers to the same question have the same shape,
 * whatever ids and times they hold. The elements of a list are taken together.
 */
export function shapeOf(value: unknown, place = '$'): string[] {
  return [...new Set(linesOf(value, place))].sort();
}

function linesOf(value: unknown, place: string): string[] {
  if (Array.isArray(value)) {
    return [`${place}: list`, ...(value as unknown[]).flatMap((element) => linesOf(element, `${place}[]`))];
  }
  if (typeof value === 'object' && value !== null) {
    return [
      `${place}: object`,
      ...Object.entries(value).flatMap(([name, member]) => linesOf(member, `${place}.${name}`)),
    ];
  }
  return [`${place}: ${value === null ? 'null' : typeof value}`];
}
