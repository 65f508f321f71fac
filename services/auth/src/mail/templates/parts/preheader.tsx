/** Mail programs fill their preview with the first 150 characters or so: after ours comes nothing to see. */
const PREVIEW_LENGTH = 150;
const NOTHING = '\u00a0\u200c';

export function Preheader({ children }: { children: string }) {
  return (
    <div
      data-skip-in-text="true"
      style={{ display: 'none', overflow: 'hidden', lineHeight: '1px', opacity: 0, maxHeight: 0, maxWidth: 0 }}
    >
      {children}
      <span aria-hidden="true">{NOTHING.repeat(Math.max(0, PREVIEW_LENGTH - children.length))}</span>
    </div>
  );
}
