/** The members that are there, as the end of an address. */
export function queryText(query: object): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}
