import { PremiseProvider } from '@premise/ui';
import { cleanup, render, screen, within } from '@testing-library/react';
import { ImprovedPanel } from './improved-panel.tsx';
import { wordChanges } from './word-changes.ts';

const show = (original: string, text: string) =>
  render(
    <PremiseProvider>
      <ImprovedPanel original={original} text={text} />
    </PremiseProvider>,
  );

describe('the improved version beside the original', () => {
  it('marks what one of them alone has, as deletions and insertions', async () => {
    show('All dogs bark. So Rex barks.', 'Most dogs bark. So Rex probably barks.');
    const mine = within(await screen.findByRole('region', { name: 'Your text' }));
    const improved = within(screen.getByRole('region', { name: 'Improved' }));
    expect(mine.getAllByRole('deletion').map((one) => one.textContent)).toEqual(['All']);
    expect(improved.getAllByRole('insertion').map((one) => one.textContent?.trim())).toEqual(['Most', 'probably']);
    expect(improved.getByRole('blockquote')).toHaveTextContent('Most dogs bark. So Rex probably barks.');
    expect(screen.getByText('1 word removed, 2 added')).toBeVisible();
  });

  it('says so when nothing was changed but the spacing', async () => {
    show('All dogs bark.\nSo Rex barks.', 'All dogs bark. So Rex barks.');
    expect(await screen.findByText('The improved version is the same as yours: nothing was changed.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your text' })).toBeNull();
  });

  it('lets the keyboard scroll a version that is longer than its frame, and a short one is no stop', async () => {
    show('All dogs bark.', 'Most dogs bark.');
    const quote = async () => within(await screen.findByRole('region', { name: 'Improved' })).getByRole('blockquote');
    expect(await quote()).not.toHaveAttribute('tabindex');
    cleanup();
    const height = jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    show('All dogs bark.', 'Most dogs bark.');
    expect(await quote()).toHaveAttribute('tabindex', '0');
    expect(await quote()).toHaveAccessibleName('Improved');
    height.mockRestore();
  });

  it('draws markup as text, and the original without its tags', async () => {
    show('Dogs <b>bark</b>.', 'Dogs <img src=x onerror=alert(1)> bark.');
    const improved = within(await screen.findByRole('region', { name: 'Improved' }));
    expect(improved.getByRole('blockquote')).toHaveTextContent('Dogs <img src=x onerror=alert(1)> bark.');
    expect(within(screen.getByRole('region', { name: 'Your text' })).getByRole('blockquote')).toHaveTextContent(
      /^Dogs bark\.$/,
    );
  });

  it('shows both without marks where they are too long to compare', async () => {
    show('a '.repeat(40_000), 'b '.repeat(40_000));
    expect(await screen.findByText('The versions are too long to compare word by word.')).toBeVisible();
    expect(screen.queryByRole('deletion')).toBeNull();
  });

  it('marks nothing where advice stands in the place of a version', async () => {
    show('The fog came in. The boats left the harbour.', 'State the conclusion first, then give these as reasons.');
    expect(await screen.findByText('The versions share few words, so no changes are marked.')).toBeVisible();
    expect(screen.queryByRole('deletion')).toBeNull();
    expect(screen.queryByRole('insertion')).toBeNull();
  });

  it('gives up in time on versions that share nothing', () => {
    // processor time: what else the machine does is not counted
    const started = process.cpuUsage();
    const words = (seed: number) => Array.from({ length: 10_000 }, (_one, i) => `w${(i * seed) % 9_973}`).join(' ');
    wordChanges(words(7), words(13));
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(5_000);
  });
});
