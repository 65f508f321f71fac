import { SAMPLE_ANALYSIS } from '@premise/content';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf, renderPage } from '../../testing/render-page.tsx';
import { HomePage } from './index.ts';

const show = (at = '/') => renderPage('/', <HomePage />, at);
const preview = () => within(screen.getByRole('region', { name: 'An inventor’s claim, taken apart' }));
const demo = () => within(screen.getByRole('region', { name: /One step that does not hold/ }));

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
});

describe('what it promises', () => {
  it('to catch patent issues before the patent office does [S1-001] [S1-018]', () => {
    show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Catch patent issues before the patent office does.',
    );
  });

  it('to show why a patent might be rejected [S1-002]', () => {
    show();
    expect(screen.getByText(/shows you why a patent might be rejected/)).toBeInTheDocument();
  });

  it('to split arguments into premises, conclusions, flaws and hidden assumptions [S1-003]', () => {
    show();
    expect(screen.getByText(/splits .* into premises, conclusions, flaws and hidden assumptions/)).toBeInTheDocument();
  });
});

describe('the hero', () => {
  it('leads to Patent Buddy with Get My Patent Audit [S1-076]', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Get My Patent Audit' }));
    expect(placeOf(screen.getByTestId('place')).at).toBe('/patent-buddy');
  });

  it('jumps to the demonstration with Watch Demo, the focus too, as often as it is clicked [S1-077] [S1-078]', async () => {
    show();
    const anchor = document.getElementById('demo');
    expect(anchor).toBeInTheDocument();
    const link = screen.getByRole('link', { name: 'Watch Demo' });
    expect(link).toHaveAttribute('href', '/#demo');
    for (const times of [1, 2]) {
      await userEvent.click(link);
      expect(anchor?.scrollIntoView).toHaveBeenCalledTimes(times);
      expect(screen.getByRole('heading', { name: /One step that does not hold/ })).toHaveFocus();
    }
    expect(anchor?.scrollIntoView).toHaveBeenLastCalledWith({ behavior: 'smooth', block: 'start' });
  });

  it('goes there without gliding where less motion is wanted, and when the address is opened', () => {
    const matchMedia = window.matchMedia;
    window.matchMedia = (query: string) => ({ ...matchMedia(query), matches: query.includes('reduce') });
    show('/#demo');
    expect(document.getElementById('demo')?.scrollIntoView).toHaveBeenCalledWith({ behavior: 'auto', block: 'start' });
    window.matchMedia = matchMedia;
  });

  it('keeps a way to the analyzer', () => {
    show();
    expect(screen.getByRole('link', { name: 'Analyze any argument' })).toHaveAttribute('href', '/analyzer');
  });
});

describe('the dashboard preview, made of a real analysis', () => {
  it('shows the conclusion type [S1-079]', () => {
    show();
    const card = preview().getByRole('heading', { name: 'Conclusion type' }).closest('section');
    expect(card).toHaveTextContent(SAMPLE_ANALYSIS.conclusionType);
  });

  it('shows the logical flaw [S1-080]', () => {
    show();
    const card = preview().getByRole('heading', { name: 'Logical flaw' }).closest('section');
    expect(card).toHaveTextContent(/Affirming the consequent.*is read backwards/);
  });

  it('shows the argument structure: every premise, then the conclusion [S1-081]', () => {
    show();
    expect(preview().getByRole('heading', { name: 'Argument structure' })).toBeInTheDocument();
    const items = preview().getAllByRole('listitem');
    const { premise, conclusion } = SAMPLE_ANALYSIS.argumentStructure;
    expect(items).toHaveLength(premise.length + 1);
    premise.forEach((text, at) => expect(items[at]).toHaveTextContent(text));
    expect(items.at(-1)).toHaveTextContent(new RegExp(conclusion.replace('.', String.raw`\.`), 'i'));
  });

  it('shows the logical components with their importance [S1-082]', () => {
    show();
    const table = within(preview().getByRole('table'));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Component',
      'Importance',
    ]);
    expect(table.getByRole('row', { name: /Affirming the consequent High/ })).toBeInTheDocument();
    expect(table.getByRole('row', { name: /Necessary Assumption Medium/ })).toBeInTheDocument();
    // the names a screen shows
    expect(table.getByRole('row', { name: /Implied Rule Medium/ })).toBeInTheDocument();
  });
});

describe('the demonstration', () => {
  it('lights the words of the note that is pointed at', () => {
    const { container } = show();
    const note = demo().getByRole('button', { name: /Flaw Affirming the consequent/, pressed: false });
    fireEvent.focus(note);
    const lit = [...container.querySelectorAll('[data-finding][data-lit]')].map((mark) => mark.textContent);
    expect(lit[0]).toContain('If the rubber seal has dried out');
    for (const words of lit) expect(SAMPLE_ANALYSIS.originalArgument).toContain(words.trim());
  });

  it('lets a visitor take the marks of one kind away', async () => {
    show();
    const before = demo().getAllByRole('button', { name: /Premise/ }).length;
    await userEvent.click(demo().getByRole('button', { name: 'Premise', pressed: true }));
    expect(demo().getAllByRole('button', { name: /Premise/ }).length).toBeLessThan(before);
    await userEvent.click(demo().getByRole('button', { name: 'Quantifier', pressed: false }));
    expect(demo().getByRole('button', { name: 'Quantifier', pressed: true })).toBeInTheDocument();
  });

  it('says where its text and its notes come from', () => {
    show();
    expect(demo().getByText(/^Our sample text\. .* what the built-in engine found/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'See what you missed' })).toBeInTheDocument();
  });
});

describe('below it', () => {
  it.each([
    ['Immediate Insights', 'S1-083'],
    ['Identify Weaknesses', 'S1-084'],
    ['Uncover Assumptions', 'S1-085'],
    ['Powered by AI', 'S1-086'],
  ])('stands the feature %s [%s]', (name) => {
    show();
    const features = within(screen.getByRole('region', { name: 'See what you missed' }));
    expect(features.getByRole('heading', { name })).toBeInTheDocument();
  });

  it('stands a banner that reads Start analyzing arguments now [S1-087]', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Start analyzing arguments now' })).toBeInTheDocument();
  });

  it('whose button Try the Analyzer leads to Patent Buddy [S1-088] [D-27]', async () => {
    show();
    const banner = within(screen.getByRole('region', { name: 'Start analyzing arguments now' }));
    await userEvent.click(banner.getByRole('link', { name: 'Try the Analyzer' }));
    expect(placeOf(screen.getByTestId('place')).at).toBe('/patent-buddy');
  });
});
