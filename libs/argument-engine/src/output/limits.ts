/** Most findings of a kind that a result lists; a notice says how many were left out. */
export const MOST_ASSUMPTIONS = 12;
export const MOST_QUANTIFIERS = 40;
export const MOST_FLAWS = 12;
export const MOST_PREMISES = 60;

/** Version of the built-in engine; it changes whenever the same text can give another result. */
export const ENGINE_VERSION = '0.8.0';
