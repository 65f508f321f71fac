import { registerDecorator } from 'class-validator';
import { coded } from './coded.ts';

/** Whether a text can be stored and given back unchanged: no U+0000 (PostgreSQL refuses it), no lone surrogates (UTF-8 has none). */
export const isStorableText = (text: string): boolean => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

/** Whether every text inside a JSON value, keys included, is storable. Walks without recursion, so depth is no danger. */
export function isStorableValue(value: unknown): boolean {
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' && !isStorableText(next)) return false;
    if (typeof next === 'object' && next !== null) {
      for (const [key, inner] of Object.entries(next)) open.push(key, inner);
    }
  }
  return true;
}

/** Refuses a text, or a JSON value holding a text, that cannot be stored unchanged: 400 TEXT_NOT_STORABLE (decision 42). */
export function StorableText(): PropertyDecorator {
  return (target, property) =>
    registerDecorator({
      name: 'storableText',
      target: target.constructor,
      propertyName: String(property),
      options: coded('TEXT_NOT_STORABLE', 'The text holds characters that cannot be stored.'),
      validator: { validate: isStorableValue },
    });
}
