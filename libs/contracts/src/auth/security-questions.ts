/** The questions the registration screen offers (S1 section 3, reading B). */
export const SECURITY_QUESTIONS = [
  "What is your first pet's name?",
  'What city were you born in?',
  "What is your mother's maiden name?",
  "What was your first school's name?",
  'What is your favorite book?',
] as const;

/** Questions of older forms (S1 section 3, reading A); the server accepts them too (decision 1). */
export const LEGACY_SECURITY_QUESTIONS = [
  'What was your childhood nickname?',
  'What is the name of your favorite childhood friend?',
  'What was the name of your first pet?',
  "What is your mother's maiden name?",
  'What was the make and model of your first car?',
] as const;

export const ACCEPTED_SECURITY_QUESTIONS: readonly string[] = [
  ...new Set<string>([...SECURITY_QUESTIONS, ...LEGACY_SECURITY_QUESTIONS]),
];
