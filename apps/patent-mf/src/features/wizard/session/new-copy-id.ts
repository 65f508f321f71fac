/** A name that no other copy has. (randomUUID exists on secure origins only.) */
export const newCopyId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
