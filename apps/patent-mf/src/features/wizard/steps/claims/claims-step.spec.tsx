import 'fake-indexeddb/auto';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applicationWith, type FakePatentService } from '../../../../testing/fake-patent-service.ts';
import { freshBrowser, renderAt } from '../../../../testing/render-app.tsx';
// loaded on first use by the routes: not while a test waits
import '../../index.ts';
import './claims-step.tsx';
import { claimProblems } from './claim-problems.ts';
import { markClaims } from './claim-marks.ts';
import { claimReader } from './read-claims.ts';

let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
});

const CLAIMS = `1. A pump, comprising:
a housing; and
a lever hinged on the housing.

2. The pump of claim 1, wherein the lever has a grip.

3. The pump of claim 2, wherein the spring is steel.

4. A method of pumping, comprising pressing a lever.`;
const open = async (claims = CLAIMS) => {
  service.applications.set('app-1', applicationWith({ title: 'Device for Pumping.', lastStep: 11, claims }));
  renderAt('/patent-buddy/wizard/app-1');
  await screen.findByRole('heading', { level: 1, name: 'Claims (Optional)' });
  return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Claims' });
};
const tree = () => within(screen.getByRole('navigation', { name: 'Outline of the claims' }));
const putCaret = (field: HTMLTextAreaElement, words: string) => {
  const start = field.value.indexOf(words) + 1;
  field.setSelectionRange(start, start);
  fireEvent.select(field);
};

describe('the claims step', () => {
  it('has a field of 15 rows, and says that claims are optional [S2-106] [S2-107]', async () => {
    const field = await open('');
    expect(field).toHaveAttribute('rows', '15');
    expect(screen.getByText(/they are optional/)).toBeInTheDocument();
    expect(screen.getByText('Claims are optional.')).toBeInTheDocument();
  });

  it('shows the claims as a tree, and leads to the words of each', async () => {
    const field = await open();
    expect(tree().getByText('4 claims: 2 independent, 2 dependent')).toBeInTheDocument();
    const second = tree().getByRole('button', { name: /^2/ });
    expect(second.closest('ul')?.closest('li')).toBe(tree().getByRole('button', { name: /^1/ }).closest('li'));
    await userEvent.click(second);
    expect(field).toHaveFocus();
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toMatch(/^2\. The pump of claim 1.*grip\.$/);
  });

  it('checks numbers and dependencies while they are written', async () => {
    const field = await open();
    fireEvent.change(field, { target: { value: CLAIMS.replace('3. The pump of claim 2', '5. The pump of claim 9') } });
    expect(await tree().findByText('would be 3 in consecutive order')).toBeInTheDocument();
    fireEvent.change(field, { target: { value: CLAIMS.replace('pump of claim 2', 'pump of claim 9') } });
    expect(await tree().findByText('there is no claim 9')).toBeInTheDocument();
  });

  it('tells where the term at the caret was introduced, and goes there', async () => {
    const field = await open();
    putCaret(field, 'the lever has');
    expect(screen.getByText(/“the lever” was introduced in claim 1/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Go there' }));
    expect(field.selectionStart).toBeLessThan(CLAIMS.indexOf('2. The pump'));
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toContain('lever');
  });

  it('marks a term without introduction, leads to it, and says what to write', async () => {
    const field = await open();
    await userEvent.click(screen.getByRole('button', { name: '1 term has no introduction. Show the first' }));
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('the spring');
    fireEvent.select(field);
    expect(screen.getByText(/“the spring” has no introduction before it\. Write “a spring”/)).toBeInTheDocument();
    const marked = [...document.querySelectorAll('[data-kind="missing"]')].map(({ textContent }) => textContent);
    expect(marked).toEqual(['the spring']);
  });
});

describe('the marks', () => {
  it('hold the whole text, in order, without overlap', () => {
    const read = claimReader()(`  \n${CLAIMS}\n\n`);
    const blocks = markClaims(read);
    expect(blocks.map(({ text }) => text).join('')).toBe(read.text);
    for (const { text, marks } of blocks) {
      let end = 0;
      for (const mark of marks) {
        expect(mark.start).toBeGreaterThanOrEqual(end);
        expect(mark.end).toBeGreaterThan(mark.start);
        end = mark.end;
      }
      expect(end).toBeLessThanOrEqual(text.length);
    }
  });

  it('are the same whether read at once or while written', () => {
    const reader = claimReader();
    for (const length of [40, 90, 160, 250, CLAIMS.length]) {
      const text = CLAIMS.slice(0, length);
      expect(reader(text)).toEqual(claimReader()(text));
    }
  });
});

describe('problems of numbers', () => {
  const problemsOf = (text: string) => [...claimProblems(claimReader()(text).claims).values()];
  it.each([
    ['1. A pump.\n\n1. A valve.', ['number 1 is there already']],
    [
      '1. A pump.\n\n2. The pump of claim 3, made of steel.\n\n3. The pump of claim 1, painted.',
      ['claim 3 comes later'],
    ],
    ['1. A pump.\n\n2. The pump of claim 2, made of steel.', ['depends on itself']],
    ['1. A pump.\n\n2. The pump of claim 1, made of steel.', []],
  ])('are told of %j', (text, problems) => {
    expect(problemsOf(text)).toEqual(problems);
  });
});
