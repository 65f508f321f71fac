import { render, screen } from '@testing-library/react';
import { useFocusOnAnswer } from './use-focus-on-answer.ts';

function Answer({ busy }: { busy: boolean }) {
  const answered = useFocusOnAnswer(busy);
  return (
    <>
      <input aria-label="Number" />
      <section ref={answered} tabIndex={-1} aria-label="Analysis" />
    </>
  );
}

it('leads on to the answer when the button that asked has lost the focus', () => {
  const { rerender } = render(<Answer busy={false} />);
  expect(document.body).toHaveFocus();
  rerender(<Answer busy />);
  expect(document.body).toHaveFocus();
  rerender(<Answer busy={false} />);
  expect(screen.getByRole('region', { name: 'Analysis' })).toHaveFocus();
});

it('takes the focus from nobody', () => {
  const { rerender } = render(<Answer busy />);
  screen.getByRole('textbox').focus();
  rerender(<Answer busy={false} />);
  expect(screen.getByRole('textbox')).toHaveFocus();
});
