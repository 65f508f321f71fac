import { DISPLAY_RENAMES } from '@premise/contracts';

/** The name a screen shows for a category (S1 section 9): "Unstated Rule" reads "Implied Rule". */
export function categoryName(category: string): string {
  return Object.hasOwn(DISPLAY_RENAMES, category) ? (DISPLAY_RENAMES[category] ?? category) : category;
}
