const KEY = 'premise.typed-argument';

/** The argument somebody typed before signing in: kept in this tab only, and gone with it. */
export const rememberedText = {
  save(text: string): void {
    try {
      if (text === '') sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, text);
    } catch {
      // larger than the browser keeps, or storage is refused: the text is then lost with the page, as without us
    }
  },
  read(): string {
    try {
      return sessionStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // nothing was stored
    }
  },
};
