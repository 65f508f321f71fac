// What somebody typed is shown only where it cannot be read as anything but an address.
const PLAIN_ADDRESS = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}.-]{1,253}$/u;

/** The address, or null when it is none to show. */
export const plainAddress = (text: string | undefined): string | null =>
  text !== undefined && PLAIN_ADDRESS.test(text) ? text : null;
