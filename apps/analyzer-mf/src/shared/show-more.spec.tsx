import { PremiseProvider } from '@premise/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { ShowMore } from './show-more.tsx';

const shown = () => screen.getByRole('list').children.length;

describe('a long list', () => {
  beforeEach(() => {
    const items = Array.from({ length: 40 }, (_, at) => at);
    render(
      <PremiseProvider>
        <ShowMore items={items}>
          {(visible) => (
            <ul>
              {visible.map((at) => (
                <li key={at}>{at}</li>
              ))}
            </ul>
          )}
        </ShowMore>
      </PremiseProvider>,
    );
  });

  it('begins with its first items and has a button for more', () => {
    expect(shown()).toBe(12);
    fireEvent.click(screen.getByRole('button', { name: 'Show 28 more of 40' }));
    expect(shown()).toBe(40);
  });

  it('stands whole on paper, and is short again after', () => {
    fireEvent(window, new Event('beforeprint'));
    expect(shown()).toBe(40);
    expect(screen.queryByRole('button')).toBeNull();
    fireEvent(window, new Event('afterprint'));
    expect(shown()).toBe(12);
  });
});
