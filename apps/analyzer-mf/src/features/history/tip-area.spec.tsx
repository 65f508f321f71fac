import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TipArea } from './tip-area.tsx';

describe('TipArea', () => {
  const example = () =>
    render(
      <TipArea>
        <button data-tip="Rename" aria-label="Rename: the harbour">
          R
        </button>
        <button>Plain</button>
      </TipArea>,
    );

  it('shows one tip for what is pointed at, and none for anything else', async () => {
    const user = userEvent.setup();
    example();
    await user.hover(screen.getByRole('button', { name: /^Rename/ }));
    expect(screen.getByText('Rename')).toBeInTheDocument();
    await user.hover(screen.getByRole('button', { name: 'Plain' }));
    expect(screen.queryByText('Rename')).toBeNull();
  });

  it('puts it away by Escape and by scrolling', async () => {
    const user = userEvent.setup();
    example();
    const button = screen.getByRole('button', { name: /^Rename/ });
    await user.hover(button);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByText('Rename')).toBeNull();
    await user.unhover(button);
    await user.hover(button);
    expect(screen.getByText('Rename')).toBeInTheDocument();
    fireEvent.scroll(button);
    expect(screen.queryByText('Rename')).toBeNull();
  });
});
