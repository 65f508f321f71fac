import { PremiseProvider } from '@premise/ui';
import { render, screen } from '@testing-library/react';
import { ClaimsEditor } from './claims-editor.tsx';
import { claimReader } from './read-claims.ts';

it('underlines of pasted claims stand at their words at once, where the field has scrolled to its end', () => {
  const claims = '1. A pump, comprising a lever, wherein the lever is red.';
  const read = claimReader();
  const editor = (text: string, at: ReturnType<typeof read>) => (
    <PremiseProvider>
      <ClaimsEditor text={text} read={at} disabled={false} onChange={() => undefined} onGoTo={() => undefined} />
    </PremiseProvider>
  );
  const { rerender, container } = render(editor('', read('')));
  const field = screen.getByRole('textbox', { name: 'Claims' });
  const layer = container.querySelector('[aria-hidden="true"]') as HTMLElement;
  // the text has come into the field, which scrolls to its end; the marks are still those of the empty text
  rerender(editor(claims, read('')));
  field.scrollTop = 340;
  expect(layer.scrollTop).toBe(0);
  rerender(editor(claims, read(claims)));
  expect(layer.scrollTop).toBe(340);
});
