import type { FormalCheck } from '@premise/contracts';
import { PremiseProvider } from '@premise/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { SAMPLE_RESULTS, SAMPLE_TEXT } from '../../testing/sample-results.ts';
import { AnalysisResultsView } from './analysis-results-view.tsx';

const sentence = (text: string) => {
  const start = SAMPLE_TEXT.indexOf(text);
  return { text, spans: [{ start, end: start + text.length }] };
};

const INVALID: FormalCheck = {
  verdict: 'invalid',
  summary: 'The conclusion does not follow: the premises can be true while it is false.',
  premises: [sentence('Since the library is quiet, it helps them.')],
  conclusion: sentence('the library must stay open.'),
  counterModel: { text: 'Suppose there is only the library.', things: [] },
  existence: { needed: ['there is a library'], text: 'It does follow if there is a library.' },
  readings: ['A plural without “all” or “some” is read as speaking of all.'],
  notUnderstood: [],
};

const VALID: FormalCheck = {
  ...INVALID,
  verdict: 'valid',
  summary: 'The conclusion follows.',
  derivation: [
    { text: 'Suppose the conclusion were false.', from: [], depth: 0 },
    { text: 'But by premise 1 it is true.', from: [1], depth: 1 },
  ],
  readings: [],
};
delete VALID.counterModel;
delete VALID.existence;

const show = (formal: FormalCheck) =>
  render(
    <PremiseProvider>
      <AnalysisResultsView results={{ ...SAMPLE_RESULTS, formal }} title="Analysis" />
    </PremiseProvider>,
  );
const panel = () => within(screen.getByRole('region', { name: 'Formal check' }));

describe('FormalPanel', () => {
  it('tells that a conclusion does not follow, with a counter-example and how doubtful words were read', () => {
    show(INVALID);
    expect(panel().getByText(/It doesn't check whether they are true\.$/)).toBeVisible();
    expect(panel().getByText('Invalid')).toBeVisible();
    expect(panel().getByText('Suppose there is only the library.')).toBeVisible();
    expect(panel().getByText('It does follow if there is a library.')).toBeVisible();
    expect(panel().getByText(/^A plural without/)).toBeVisible();
    expect(panel().queryByRole('list', { name: 'Derivation' })).toBeNull();
  });

  it('tells the steps by which a conclusion follows', () => {
    show(VALID);
    expect(panel().getByText('Valid')).toBeVisible();
    const steps = within(panel().getByRole('list', { name: 'Derivation' })).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Suppose the conclusion were false.',
      'But by premise 1 it is true.',
    ]);
  });

  it('lights the words of the sentence that is pointed at', () => {
    show(INVALID);
    const conclusion = panel().getByText('The library must stay open.').closest('li');
    if (!conclusion) throw new Error('the conclusion is no item of the list');
    fireEvent.mouseEnter(conclusion);
    expect(conclusion).toHaveAttribute('data-lit');
    const words = document.querySelector('[data-finding="2"]');
    expect(words).toHaveAttribute('data-lit');
  });

  it('starts folded where nothing could be decided, and is absent from older analyses', () => {
    const { unmount } = show({
      verdict: 'not-formal',
      summary: 'A premise could not be read as logic.',
      premises: [],
      conclusion: null,
      readings: [],
      notUnderstood: [],
    });
    expect(panel().getByRole('button', { name: 'Formal check' })).toHaveAttribute('aria-expanded', 'false');
    unmount();
    render(
      <PremiseProvider>
        <AnalysisResultsView results={SAMPLE_RESULTS} title="Analysis" />
      </PremiseProvider>,
    );
    expect(screen.queryByRole('region', { name: 'Formal check' })).toBeNull();
  });
});
