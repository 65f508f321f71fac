const KEY = 'premise.kept-text';
const KEPT_FOR_MS = 24 * 3_600_000;

interface Kept {
  /** The address that was registered; nobody else is shown the text. */
  email: string;
  text: string;
  keptAt: number;
}

// Storage can be full or refused: the text then stays in its tab.
function quietly<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

const drop = (): void => quietly(() => localStorage.removeItem(KEY), undefined);
const normalize = (email: string): string => email.trim().toLowerCase();

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false;
  const { email, text, keptAt } = value as Record<string, unknown>;
  return typeof email === 'string' && typeof text === 'string' && typeof keptAt === 'number';
}

function stored(): Kept | null {
  const text = quietly(() => localStorage.getItem(KEY), null);
  if (text === null) return null;
  const value = quietly<unknown>(() => JSON.parse(text) as unknown, null);
  // a clock that was set back must not keep it for longer
  const age = isKept(value) ? Date.now() - value.keptAt : NaN;
  if (isKept(value) && age >= 0 && age < KEPT_FOR_MS) return value;
  drop();
  return null;
}

/** The address that this page has kept a text for: a mistyped one can be registered again with the right one. */
let keptHere: string | null = null;

/**
 * The argument that a visitor typed before signing up. It is kept in this browser for 24 hours with the registered address,
 * so that whoever verifies in another tab still has it. Only that account is shown it. Signing out erases it.
 */
export const keptText = {
  /** After a registration. Without a text it moves the one kept from this page. False where the browser refuses. */
  keep(email: string, text: string): boolean {
    const before = stored();
    const moved = before !== null && before.email === keptHere ? before.text : '';
    const words = text.trim() === '' ? moved : text;
    if (words === '') return true;
    const kept: Kept = { email: normalize(email), text: words, keptAt: Date.now() };
    const isStored = quietly(() => (localStorage.setItem(KEY, JSON.stringify(kept)), true), false);
    if (isStored) keptHere = kept.email;
    return isStored;
  },
  /** '' where nothing is kept for this account. */
  read(email: string): string {
    const kept = stored();
    return kept !== null && kept.email === normalize(email) ? kept.text : '';
  },
  /** The text, which from then on is the caller's to keep. */
  take(email: string): string {
    const text = keptText.read(email);
    if (text !== '') keptText.clear();
    return text;
  },
  clear(): void {
    keptHere = null;
    drop();
  },
  /** Erases a text whose time is up, now and while the page stays open. Returns the end of it. */
  watch(): () => void {
    stored();
    const timer = setInterval(stored, 60_000);
    return () => clearInterval(timer);
  },
};
