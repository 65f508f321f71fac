/** As the administrators' forms say it (S1 section 5): without the last word of the other forms. */
export const TOO_SHORT_FOR_ADMINS = 'Password must be at least 6 characters';
