import { ROLES } from '@premise/ui';
import { measureText } from './wrap-words.ts';

const SIZE = 12;
/** The sans is this much wider than the serif that letters are measured in. */
const WIDER = 1.06;
const widthOf = (name: string): number => measureText(name, SIZE) * WIDER;

/**
 * The part of a node's name that has room, in px. Of a flaw that is which one it is; its sign says that it is one.
 */
export function shortName(name: string, room: number): string {
  const fits = (part: string): boolean => widthOf(part) <= room;
  if (fits(name)) return name;
  const [role = '', label = ''] = name.split(' · ');
  if (role === ROLES.flaw.name && label !== '' && fits(label)) return label;
  if (fits(role)) return role;
  const letters = Array.from(role);
  while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
