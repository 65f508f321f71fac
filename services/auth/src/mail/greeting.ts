// A name that reads like an advertisement or an address would turn our mail into someone else's.
const PLAIN_NAME = /^\p{L}[\p{L}\p{M}'’-]{0,29}( \p{L}[\p{L}\p{M}'’-]{0,29}){0,2}$/u;

/** How the mail addresses its reader: by first name where that is a name. */
export const greetingOf = (firstName: string): string => {
  const name = firstName.trim();
  return PLAIN_NAME.test(name) ? `Hello ${name},` : 'Hello,';
};
