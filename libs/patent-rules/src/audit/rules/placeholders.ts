/** What stands in a text until something is written there. */
export const PLACEHOLDERS =
  /\b(?:TO[D]O|TBD|FIX[M]E|lorem ipsum)\b|\[(?:insert|add|describe|fill in|your|placeholder|to be)\b[^\]\n]{0,200}\]|<(?:insert|add|your)\b[^>\n]{0,200}>|\[\s*(?:\.{2,}|…)\s*\]|_{4,}/gi;
