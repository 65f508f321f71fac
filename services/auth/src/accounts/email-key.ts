/** The form in which two e-mail addresses are the same: trimmed, lower case, compatibility characters folded. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();
