import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PremiseProvider } from '../theme/premise-provider.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Modal } from './modal.tsx';
import { Menu, MenuItem } from './menu.tsx';
import { Tooltip } from './tooltip.tsx';

describe('ConfirmDialog', () => {
  function Example({ onConfirm, busy }: { onConfirm: () => void; busy?: boolean }) {
    const [opened, setOpened] = useState(false);
    return (
      <PremiseProvider>
        <button onClick={() => setOpened(true)}>Delete it</button>
        <ConfirmDialog
          opened={opened}
          title="Delete this analysis?"
          message="It cannot be brought back."
          confirmLabel="Delete"
          busy={busy}
          onConfirm={onConfirm}
          onCancel={() => setOpened(false)}
        />
      </PremiseProvider>
    );
  }

  it('says what happens, and gives the focus back when it is cancelled', async () => {
    const onConfirm = jest.fn();
    const user = userEvent.setup();
    render(<Example onConfirm={onConfirm} />);
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    expect(screen.getByRole('dialog', { name: 'Delete this analysis?' })).toHaveTextContent(
      'It cannot be brought back.',
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Delete it' })).toHaveFocus();
  });

  it('closes on Escape, but not while it works', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Example onConfirm={jest.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Delete it' }));
    rerender(<Example onConfirm={jest.fn()} busy />);
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    rerender(<Example onConfirm={jest.fn()} />);
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

function Drawing() {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <svg>
        <rect role="button" tabIndex={0} aria-label="Node" onClick={() => setOpened(true)} />
      </svg>
      <Modal opened={opened} onClose={() => setOpened(false)} title="Details">
        text
      </Modal>
    </>
  );
}

it('Modal gives the focus back to a part of a drawing', async () => {
  const user = userEvent.setup();
  render(<Drawing />);
  const node = screen.getByRole('button', { name: 'Node' });
  node.focus();
  await user.click(node);
  screen.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(node).toHaveFocus();
});

describe('Menu', () => {
  const open = async (onPick = jest.fn()) => {
    const user = userEvent.setup();
    render(
      <>
        <Menu label="Actions" target="Open">
          <MenuItem onClick={() => onPick('first')}>First</MenuItem>
          <MenuItem onClick={() => onPick('second')}>Second</MenuItem>
        </Menu>
        <p>outside</p>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    return user;
  };

  it('moves with the arrow keys, round and round', async () => {
    const user = await open();
    expect(screen.getByRole('menuitem', { name: 'First' })).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(screen.getByRole('menuitem', { name: 'Second' })).toHaveFocus();
    await user.keyboard('{ArrowDown}{End}');
    expect(screen.getByRole('menuitem', { name: 'Second' })).toHaveFocus();
  });

  it('picks, and closes', async () => {
    const onPick = jest.fn();
    const user = await open(onPick);
    await user.click(screen.getByRole('menuitem', { name: 'Second' }));
    expect(onPick).toHaveBeenCalledWith('second');
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('closes on Escape with the focus on its button, and on a click outside', async () => {
    const user = await open();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(screen.getByText('outside'));
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

it('Tooltip explains on focus and goes on Escape', async () => {
  const user = userEvent.setup();
  render(
    <Tooltip label="Deletes the analysis">
      <button>Delete</button>
    </Tooltip>,
  );
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Deletes the analysis');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('Deletes the analysis');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
