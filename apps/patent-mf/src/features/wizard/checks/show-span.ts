import type { AuditPlace, AuditSpan } from '@premise/contracts';

/** Selects a span of a text in its field, and brings it into sight. False where its field is not on the screen. */
export function showSpan(place: AuditPlace, span: AuditSpan | null): boolean {
  const field = document.getElementsByName(place)[0];
  if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement)) return false;
  field.focus({ preventScroll: true });
  const { start, end } = span ?? { start: 0, end: 0 };
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
