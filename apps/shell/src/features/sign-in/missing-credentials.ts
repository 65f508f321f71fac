export interface CredentialsRefusal {
  message: string;
  fields: { email?: string; password?: string };
}

/** Both fields are required, to sign in and for the demo (S1 section 5). Null when both are there. */
export function missingCredentials(email: string, password: string): CredentialsRefusal | null {
  if (email.trim() !== '' && password !== '') return null;
  return {
    message: 'Email and password are required.',
    fields: {
      ...(email.trim() === '' ? { email: 'Enter your email address.' } : {}),
      ...(password === '' ? { password: 'Enter your password.' } : {}),
    },
  };
}
