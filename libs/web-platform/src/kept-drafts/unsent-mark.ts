const PREFIX = 'premise.unsent-drafts.';

function quietly<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    // storage is refused: the copies are looked at instead
    return otherwise;
  }
}

/** Says without opening the database whether this browser may hold something of a person that the server has not. */
export const unsentMark = {
  set: (userId: string): void => quietly(() => localStorage.setItem(`${PREFIX}${userId}`, '1'), undefined),
  clear: (userId: string): void => quietly(() => localStorage.removeItem(`${PREFIX}${userId}`), undefined),
  /** Whether a key of local storage is a mark: of this person, or of anybody. */
  isMark: (key: string, userId?: string): boolean =>
    userId === undefined ? key.startsWith(PREFIX) : key === `${PREFIX}${userId}`,
  isSet: (userId: string): boolean => quietly(() => localStorage.getItem(`${PREFIX}${userId}`) !== null, true),
};
