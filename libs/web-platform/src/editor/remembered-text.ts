const KEY = 'premise.typed-argument';

interface Remembered {
  /** Whose text it is; null is a visitor's. */
  userId: string | null;
  text: string;
}

// Storage can be full or refused: the text is then lost with the page, as without us.
function quietly<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

function stored(): Remembered | null {
  const value = quietly<unknown>(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown);
  if (typeof value !== 'object' || value === null) return null;
  const { userId, text } = value as Record<string, unknown>;
  return typeof text === 'string' && (userId === null || typeof userId === 'string') ? { userId, text } : null;
}

const drop = (): void => void quietly(() => sessionStorage.removeItem(KEY));
const store = (remembered: Remembered): void =>
  void quietly(() => sessionStorage.setItem(KEY, JSON.stringify(remembered)));

/** Who has signed out here: an editor that closes afterwards must not bring the text back. */
let cleared: string | null = null;

/**
 * The argument somebody typed: kept in this tab only, and gone with it. A user's text is for that user alone; a
 * visitor's goes on to the user who signs in.
 */
export const rememberedText = {
  save(text: string, userId: string | null): void {
    if (userId !== null && userId === cleared) return;
    // an empty editor says nothing about what somebody else left behind
    if (text !== '') store({ userId, text });
    else if (stored()?.userId === userId) drop();
  },
  read(userId: string | null): string {
    const remembered = stored();
    return remembered && (remembered.userId === null || remembered.userId === userId) ? remembered.text : '';
  },
  /** Somebody has signed in: a visitor's text is theirs from now on, another user's is gone. */
  adopt(userId: string): void {
    cleared = null;
    const remembered = stored();
    if (remembered === null) drop();
    else if (remembered.userId === null) store({ userId, text: remembered.text });
    else if (remembered.userId !== userId) drop();
  },
  /** At sign-out. */
  clear(userId: string | null): void {
    cleared = userId;
    drop();
  },
};
