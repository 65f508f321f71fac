import { PremiseProvider } from '@premise/ui';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DraftTextarea } from './draft-textarea.tsx';

function Field({ takes = (text: string) => text }: { takes?: (text: string) => string }) {
  const [text, setText] = useState('A pump.');
  return (
    <PremiseProvider>
      <DraftTextarea label="Summary" text={text} onText={(typed) => setText(takes(typed))} />
      <button type="button" onClick={() => setText('From another tab.')}>
        Replace
      </button>
      <output>{text}</output>
    </PremiseProvider>
  );
}
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Summary' });

describe('the field of a long text', () => {
  it('shows the draft, tells it what is typed, and shows what comes from elsewhere', async () => {
    render(<Field />);
    expect(field()).toHaveValue('A pump.');
    await userEvent.type(field(), ' It runs.');
    expect(screen.getByRole('status')).toHaveTextContent('A pump. It runs.');
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }));
    expect(field()).toHaveValue('From another tab.');
    await userEvent.type(field(), '!');
    expect(screen.getByRole('status')).toHaveTextContent('From another tab.!');
  });

  it('leaves the caret where somebody types in the middle', async () => {
    render(<Field />);
    await userEvent.type(field(), 'big ', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(field()).toHaveValue('A big pump.');
    expect(field().selectionStart).toBe(6);
  });

  it('shows nothing that the draft did not take', async () => {
    render(<Field takes={() => 'A pump.'} />);
    await userEvent.type(field(), ' It runs.');
    expect(field()).toHaveValue('A pump.');
  });

  it('does not write the text into the page a second time', async () => {
    render(<Field />);
    await userEvent.type(field(), ' It runs.');
    expect(field().defaultValue).toBe('');
  });
});
