import { type AnalysisResults, type BreakdownItem, COMPONENT_WEIGHTS, type Finding } from '@premise/contracts';
import { PremiseProvider } from '@premise/ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { SAMPLE_RESULTS, SAMPLE_TEXT } from '../../testing/sample-results.ts';
import { AnalysisResultsView } from './analysis-results-view.tsx';

const show = (over: Partial<AnalysisResults> = {}) =>
  render(
    <PremiseProvider>
      <AnalysisResultsView results={{ ...SAMPLE_RESULTS, ...over }} title="Analysis" />
    </PremiseProvider>,
  );
const panel = (name: string) => within(screen.getByRole('region', { name }));
/** Opens a panel that starts with its title alone. */
const unfold = (name: string) => {
  const title = panel(name).getByRole('button', { name: new RegExp(name) });
  expect(title).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(title);
  expect(title).toHaveAttribute('aria-expanded', 'true');
  return panel(name);
};
const rowTexts = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('AnalysisResultsView', () => {
  it('summarizes in cards: conclusion type, flaw, counter argument, assumptions [S1-007] [S1-010] [S1-011] [S1-183] [S1-241] [S1-242]', () => {
    show();
    const cards = within(screen.getByTestId('summary-cards'));
    const card = (title: string) => cards.getByRole('heading', { name: title }).closest('section');
    expect(card('Conclusion type')).toHaveTextContent('Prescriptive');
    expect(card('Logical flaw')).toHaveTextContent('Treats one quiet place as the only one.');
    expect(card('Counter argument')).toHaveTextContent('Schools could open their reading rooms instead.');
    expect(card('Hidden assumptions')).toHaveTextContent('2');
  });

  it('shows every part in a detail panel [S1-006] [S1-008] [S1-009] [S1-012] [S1-013] [S1-014] [S1-184] [S1-241] [S1-243] [S1-244] [S1-245]', () => {
    show();
    const structure = panel('Argument structure');
    expect(structure.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1.All children need a quiet place to read, because homes are loud.',
      '2.Since the library is quiet, it helps them.',
    ]);
    expect(structure.getByRole('group', { name: 'Conclusion' })).toHaveTextContent(
      'Therefore the library must stay open.',
    );
    expect(panel('Hidden assumptions').getAllByRole('listitem')).toHaveLength(2);
    expect(panel('Method of reasoning').getByText('Infers a duty from a need.')).toBeVisible();
    expect(unfold('Quantifiers').getByText('All children')).toBeVisible();
    expect(unfold('Conditions').getByText('If the library is quiet, then it helps children.')).toBeVisible();
    expect(panel('Conditions').getByText('Children can reach the library.')).toBeVisible();
    expect(panel('Conditions').getByText('Whatever children need must stay open.')).toBeVisible();
    expect(panel('Conditions').getByText('What meets a need must be kept.')).toBeVisible();
    expect(panel('Improved version').getAllByRole('blockquote').at(-1)).toHaveTextContent(
      SAMPLE_RESULTS.improvedArgument,
    );
    expect(panel('Improved version').getByText('A more careful version of the argument.')).toBeVisible();
  });

  it('shows the marked text with its notes [S1-243]', () => {
    show();
    const hero = panel('Original argument');
    const words = document.querySelector('[data-finding="2"]');
    expect(words).toHaveTextContent('Therefore the library must stay open.');
    expect(hero.getByRole('list', { name: 'Notes on the text' })).toHaveTextContent('Universal');
    expect(document.body).toHaveTextContent(SAMPLE_TEXT.slice(0, 40));
  });

  it('folds and unfolds a panel by its title, which says how much it holds', () => {
    show();
    const title = screen.getByRole('button', { name: 'Logic breakdown 5' });
    expect(screen.getByRole('list', { name: 'Logic breakdown' })).toBeVisible();
    fireEvent.click(title);
    expect(screen.queryByRole('list', { name: 'Logic breakdown' })).toBeNull();
  });

  it('takes the marks and notes of a role out of the text, and puts them back', () => {
    show();
    const notes = () => panel('Original argument').getByRole('list', { name: 'Notes on the text' });
    const toggle = screen.getByRole('button', { name: 'Quantifier 1' });
    expect(toggle).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(notes()).not.toHaveTextContent('Universal');
    expect(document.querySelector('[data-finding="3"]')).toBeNull();
    fireEvent.click(toggle);
    expect(notes()).toHaveTextContent('Universal');
  });

  it('starts without the quantifiers where much was found, and shows one that is asked for', () => {
    const [first] = SAMPLE_RESULTS.findings;
    const more = Array.from({ length: 5 }, () => first as Finding);
    show({ findings: [...SAMPLE_RESULTS.findings, ...more] });
    expect(screen.getByRole('button', { name: 'Quantifier 1' })).toHaveAttribute('aria-pressed', 'false');
    fireEvent.click(unfold('Quantifiers').getByRole('button', { name: 'Show in text: All children' }));
    expect(document.querySelector('[data-finding="3"]')).toHaveAttribute('data-lit');
    expect(screen.getByRole('button', { name: 'Quantifier 1' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('begins the premises and the conclusion of the list with a capital', () => {
    const structure = { premise: ['since it rains', 'iPhones sell', '“so” it is'], conclusion: 'stay in' };
    show({ argumentStructure: { ...structure, unstatedAssumptions: [] } });
    const items = panel('Argument structure').getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['1.Since it rains', '2.iPhones sell', '3.“so” it is']);
    expect(panel('Argument structure').getByRole('group', { name: 'Conclusion' })).toHaveTextContent('Stay in');
  });

  it('shows the component weights and the count of flaws [S1-480] [S1-481] [S1-482] [S1-483]', () => {
    show();
    unfold('Component weights');
    expect(panel('Component weights').getByText('Fixed weights of the method; flaws are counted.')).toBeVisible();
    expect(COMPONENT_WEIGHTS).toEqual({ necessaryAssumptions: 25, sufficientAssumptions: 25, quantifiers: 15 });
    expect(rowTexts(/Necessary assumptions/)).toEqual(['1', '25']);
    expect(rowTexts(/Sufficient assumptions/)).toEqual(['1', '25']);
    expect(rowTexts(/Quantifiers/)).toEqual(['1', '15']);
    expect(rowTexts(/Flaws/)).toEqual(['2', '2']);
  });

  it('shows each breakdown item with its severity [S1-246] [S1-247] [S1-248] [S1-484] [S1-485] [S1-486] [S1-487] [S1-488]', () => {
    show();
    const items = within(screen.getByRole('list', { name: 'Logic breakdown' })).getAllByRole('listitem');
    expect(items.map((item) => /(High|Medium|Low)/.exec(item.textContent)?.[1])).toEqual([
      'High',
      'Medium',
      'Medium',
      'Medium',
      'Low',
    ]);
    expect(items[0]).toHaveTextContent('FlawFalse dilemmaHighOne place is taken for the only one.');
    expect(items[1]).toHaveTextContent('AssumptionNecessary AssumptionMedium');
    expect(items[2]).toHaveTextContent('AssumptionSufficient AssumptionMedium');
    expect(items[3]).toHaveTextContent('RuleImplied RuleMedium');
    expect(items[4]).toHaveTextContent('PremiseUnspoken ReasonLow');
  });

  it('shows Unstated Rule as Implied Rule and Implicit Premise as Unspoken Reason [S1-489] [S1-490]', () => {
    show();
    const list = screen.getByRole('list', { name: 'Logic breakdown' });
    expect(list).toHaveTextContent('Implied Rule');
    expect(list).toHaveTextContent('Unspoken Reason');
    expect(list).not.toHaveTextContent('Unstated Rule');
    expect(list).not.toHaveTextContent('Implicit Premise');
  });

  it('emphasises the indicator words in the structure [S1-491]', () => {
    show();
    const strong = Array.from(screen.getByRole('region', { name: 'Argument structure' }).querySelectorAll('strong'));
    expect(strong.map((element) => element.textContent)).toEqual(['because', 'Since', 'Therefore']);
  });

  it('emphasises the indicator words in the marked argument [S1-491]', () => {
    show();
    const strong = Array.from(screen.getByRole('region', { name: 'Original argument' }).querySelectorAll('p strong'));
    expect(strong.map((element) => element.textContent)).toEqual(['because', 'Since', 'Therefore']);
  });

  it('lights the words of a breakdown item while it is pointed at, and puts them out again', () => {
    show();
    const item = screen.getByText('One place is taken for the only one.', { selector: 'span' }).closest('li');
    fireEvent.mouseEnter(item as Element);
    expect(document.querySelector('[data-finding="4"]')).toHaveAttribute('data-lit');
    fireEvent.mouseLeave(item as Element);
    expect(document.querySelector('[data-finding="4"]')).not.toHaveAttribute('data-lit');
  });

  it('brings the words of a premise into view by keyboard', () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    show();
    const [button] = panel('Argument structure').getAllByRole('button', { name: /^Show in text: All children need/ });
    fireEvent.click(button as Element);
    expect(scrolled).toHaveBeenCalled();
    expect(document.querySelector('[data-finding="0"]')).toHaveAttribute('data-lit');
    scrolled.mockRestore();
  });

  it('names every button that shows words in the text after those words, so that no two of a panel sound alike', () => {
    show();
    const names = panel('Argument structure')
      .getAllByRole('button', { name: /^Show in text/ })
      .map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      'Show in text: All children need a quiet place to read, because homes are…',
      'Show in text: Since the library is quiet, it helps them.',
    ]);
  });

  describe('J and K', () => {
    const notes = () => Array.from(document.querySelectorAll('[data-note] > button'));
    const press = (key: string, init: KeyboardEventInit = {}) =>
      fireEvent.keyDown(document.activeElement ?? document.body, { key, ...init });

    it('move the focus from finding to finding and stop at the ends, while the focus is in the result', () => {
      show();
      expect(screen.getByRole('region', { name: 'Original argument' })).toHaveTextContent(
        'press J for the next finding and K for the one before',
      );
      press('j');
      expect(document.body).toHaveFocus();
      act(() =>
        panel('Analysis')
          .getByRole('button', { name: /^Argument structure/ })
          .focus(),
      );
      press('j');
      expect(notes()[0]).toHaveFocus();
      expect(document.querySelector('[data-first="0"]')).toHaveAttribute('data-lit');
      press('J');
      expect(notes()[1]).toHaveFocus();
      press('k');
      press('k');
      expect(notes()[0]).toHaveFocus();
      for (const _note of notes()) press('j');
      expect(notes().at(-1)).toHaveFocus();
    });

    it('begin at the finding whose words have the focus, and leave shortcuts and fields alone', () => {
      show();
      act(() => document.querySelector<HTMLElement>('[data-first="1"]')?.focus());
      const before = document.activeElement;
      press('j', { ctrlKey: true });
      press('j', { metaKey: true });
      press('j', { altKey: true });
      expect(before).toHaveFocus();
      const at = notes().findIndex((note) => note.closest('[data-note="1"]'));
      press('j');
      expect(notes()[at + 1]).toHaveFocus();
      const field = document.body.querySelector('section')?.appendChild(document.createElement('input'));
      act(() => field?.focus());
      press('j');
      expect(field).toHaveFocus();
    });
  });

  it('offers a way past the marks and notes of the text', () => {
    show();
    const link = screen.getByRole('link', { name: 'Skip the marked text' });
    const target = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(target).toContainElement(screen.getByRole('region', { name: 'Argument structure' }));
    expect(target).toHaveAttribute('tabindex', '-1');
    expect(link.compareDocumentPosition(document.querySelector('[data-first]') as Element)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('says in plain words what its panels hold', () => {
    show();
    expect(panel('Argument structure').getByText('The premises and the conclusion they support.')).toBeVisible();
    expect(panel('Objections').getByText('Weak points and possible objections')).toBeVisible();
    expect(panel('Quantifiers').getByText('Words of quantity, such as "all", "most" and "never".')).toBeVisible();
    expect(
      panel('Argument map').getByText(/^Arrows show which statement supports which\. Dashed boxes are not stated in/),
    ).toBeVisible();
  });

  it('falls back to plain sentences where nothing was found', () => {
    const none = { premise: [], conclusion: '', unstatedAssumptions: [] };
    show({ argumentStructure: none, breakdownItems: [], findings: [], improvedArgument: '', keyFlaw: '' });
    expect(screen.getByText('No explicit premises detected')).toBeVisible();
    expect(screen.getByText('No conclusion detected')).toBeVisible();
    expect(screen.getByText('No hidden assumptions detected')).toBeVisible();
    expect(panel('Objections').getByText('No flaw detected')).toBeVisible();
    expect(screen.getByText('Nothing to break down')).toBeVisible();
  });

  it('does not number the sentence that stands for no premise', () => {
    const premise = ['No explicit premises detected'];
    show({ argumentStructure: { ...SAMPLE_RESULTS.argumentStructure, premise } });
    const structure = panel('Argument structure');
    expect(structure.getByText('No explicit premises detected')).toBeVisible();
    expect(structure.queryAllByRole('listitem')).toHaveLength(0);
  });

  it('says of a text without an argument that there is none, with the empty panels one click away', () => {
    const none = { premise: [], conclusion: '', unstatedAssumptions: [] };
    const text = 'The text is too short to hold an argument.';
    const over: Partial<AnalysisResults> = {
      argumentStructure: none,
      findings: [],
      breakdownItems: [],
      notices: [{ code: 'NO_ARGUMENT_FOUND', text }],
    };
    show(over);
    expect(screen.getByRole('status')).toHaveTextContent(text);
    expect(screen.queryByTestId('summary-cards')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Argument structure' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show every part of the analysis' }));
    expect(screen.getByTestId('summary-cards')).toBeVisible();
    expect(panel('Argument structure').getByText('No conclusion detected')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Hide the empty parts' }));
    expect(screen.queryByTestId('summary-cards')).toBeNull();
  });

  it('counts the same hidden assumptions in the card, the legend, the margin and the list', () => {
    const sufficient = { role: 'assumption' as const, text: 'What would be enough.', label: 'Sufficient', spans: [] };
    show({ findings: [...SAMPLE_RESULTS.findings, sufficient] });
    const card = screen.getAllByRole('heading', { name: 'Hidden assumptions' })[0]?.closest('section');
    expect(card).toHaveTextContent('2');
    expect(screen.getByRole('button', { name: 'Hidden assumption 2' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Hidden assumptions 2' })).toBeVisible();
    const notes = within(screen.getByRole('region', { name: 'Between the lines' })).getAllByRole('listitem');
    expect(notes.map((note) => note.querySelector('[data-role] [data-role]')?.textContent)).toEqual(['A1', 'A2']);
  });

  it('says which engine made it, and what to know about it', () => {
    show({ notices: [{ code: 'NOT_ENGLISH', text: 'This text is not English.' }] });
    expect(screen.getByText('Made by the built-in engine, version 1.2.3.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('This text is not English.');
  });

  it('draws markup from a text as words and never as HTML, tags stripped [S1-322]', () => {
    const text = '<img src=x onerror="alert(1)">All birds <b>fly</b>.<script>alert(2)</script>';
    const structure = { premise: [text], conclusion: text, unstatedAssumptions: [text] };
    show({ originalArgument: text, findings: [], argumentStructure: structure, keyFlaw: text });
    expect(document.querySelector('img, script, b')).toBeNull();
    expect(panel('Original argument').getByText('All birds fly.alert(2)')).toBeInTheDocument();
    expect(panel('Argument structure').getAllByText('All birds fly.alert(2)')).toHaveLength(2);
  });

  it('cuts an argument above 1,000,000 characters with a notice [S1-323] [S1-492]', () => {
    show({ originalArgument: 'a'.repeat(1_000_000), findings: [] });
    expect(panel('Original argument').queryByRole('note')).toBeNull();
    show({ originalArgument: 'a'.repeat(1_000_001), findings: [] });
    expect(screen.getByRole('note')).toHaveTextContent('the first 1,000,000 of 1,000,001 characters');
  });

  it('cuts a premise above 500,000 characters in the structure panel with a notice [S1-323] [S1-493]', () => {
    const structure = { ...SAMPLE_RESULTS.argumentStructure, premise: ['b'.repeat(500_000), 'c'.repeat(500_001)] };
    show({ argumentStructure: structure });
    const [kept, cut] = panel('Argument structure').getAllByRole('listitem');
    expect(within(kept as HTMLElement).queryByRole('note')).toBeNull();
    expect(within(cut as HTMLElement).getByRole('note')).toHaveTextContent('the first 500,000 of 500,001 characters');
  });

  it('shows thousands of findings by and by', () => {
    const breakdownItems = Array.from({ length: 3_000 }, (_, i) => ({
      type: 'Premise' as const,
      text: `Premise ${i}`,
      category: 'Explicit Premise',
      severity: 'Low' as const,
    }));
    show({ breakdownItems });
    const list = screen.getByRole('list', { name: 'Logic breakdown' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(12);
    fireEvent.click(screen.getByRole('button', { name: 'Show 200 more of 3000' }));
    expect(within(list).getAllByRole('listitem')).toHaveLength(212);
  });

  it('shows a few more than the first twelve without a button', () => {
    const [item] = SAMPLE_RESULTS.breakdownItems;
    show({ breakdownItems: Array.from({ length: 15 }, () => item as BreakdownItem) });
    const list = screen.getByRole('list', { name: 'Logic breakdown' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(15);
    expect(screen.queryByRole('button', { name: /^Show \d/ })).toBeNull();
  });

  it('copies the improved version and says so', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    show();
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
      await Promise.resolve();
    });
    expect(writeText).toHaveBeenCalledWith(SAMPLE_RESULTS.improvedArgument);
    expect(screen.getByRole('button', { name: 'Copied' })).toBeVisible();
  });
});
