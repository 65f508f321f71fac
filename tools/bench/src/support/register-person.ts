import { REGISTER_PATH, type RegisterRequest } from '@premise/contracts';

/** Registers Ada with an address and a password, over HTTP. */
export async function registerPerson(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const person: RegisterRequest = {
    email,
    password,
    firstName: 'Ada',
    lastName: 'Lovelace',
    securityQuestion: 'What city were you born in?',
    securityAnswer: 'London',
  };
  const answer = await fetch(url + REGISTER_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (!answer.ok) throw new Error(`The registration was answered: ${await answer.text()}`);
}
