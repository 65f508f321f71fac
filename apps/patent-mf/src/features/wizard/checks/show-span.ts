import type { AuditFinding } from '@premise/contracts';

/** What a finding tells of its place. */
export type Spot = Pick<AuditFinding, 'place' | 'span' | 'index'>;

/** Entries of these lists have a field of their own on the screen. */
const LISTED: readonly AuditFinding['place'][] = ['figures', 'images'];

/** Whether there is a field to show it in. */
export const canShow = ({ place, span, index }: Spot): boolean =>
  span !== null || (index !== null && LISTED.includes(place));

/** The field of a text, or of one entry of a list. */
export const fieldName = (place: AuditFinding['place'], index: number | null): string =>
  index === null ? place : `${place}-${index}`;

/** Selects a span of a text in its field, and brings it into sight. False where its field is not on the screen. */
export function showSpan({ place, span, index }: Spot): boolean {
  const field = document.getElementsByName(fieldName(place, index))[0];
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return false;
  field.focus({ preventScroll: true });
  const { start, end } = span ?? { start: 0, end: field.value.length };
  field.setSelectionRange(start, end);
  if (field instanceof HTMLTextAreaElement) scrollToLine(field, start);
  field.scrollIntoView({ block: 'center', behavior: 'auto' });
  return true;
}

/** A field scrolls to its caret only when something is typed; the height of the text before the span says how far it is. */
function scrollToLine(field: HTMLTextAreaElement, start: number): void {
  const text = field.value;
  const mirror = field.cloneNode() as HTMLTextAreaElement;
  mirror.removeAttribute('name');
  mirror.removeAttribute('id');
  mirror.rows = 1;
  mirror.value = text.slice(0, start);
  const { style } = mirror;
  style.position = 'absolute';
  style.visibility = 'hidden';
  style.height = '0';
  style.minHeight = '0';
  style.width = `${field.clientWidth}px`;
  field.after(mirror);
  const before = mirror.scrollHeight;
  mirror.remove();
  field.scrollTop = Math.max(0, before - field.clientHeight / 2);
}
