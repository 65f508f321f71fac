import { LOGIN_PATH, type LoginResponse, type RegisterRequest } from '@premise/contracts';

/** Somebody with a session, as the screens would hold it. */
export interface SignedIn {
  id: string;
  token: string;
}

/** One call as a program makes it; with an empty token as a visitor. */
export function callOverHttp(
  productUrl: string,
  token: string,
  method: string,
  path: string,
  body?: object,
): Promise<Response> {
  return fetch(productUrl + path, {
    method,
    headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

/** One more session of a person. */
export async function logInOverHttp(
  productUrl: string,
  { email, password }: Pick<RegisterRequest, 'email' | 'password'>,
): Promise<SignedIn> {
  const answer = await callOverHttp(productUrl, '', 'POST', LOGIN_PATH, { email, password });
  const login = (await answer.json()) as LoginResponse;
  if (!login.success) throw new Error(login.error);
  return { token: login.token, id: login.user.id };
}
