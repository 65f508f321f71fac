import type { ArgumentRole, Finding } from '@premise/contracts';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AnnotatedText } from './annotated-text.tsx';

const TEXT = 'Every swan is white.\n\nSo this swan is white.';
const FINDINGS: Finding[] = [
  {
    role: 'quantifier',
    text: 'Every',
    label: 'Universal',
    explanation: 'One black swan ends it.',
    spans: [{ start: 0, end: 5 }],
  },
  { role: 'premise', text: 'Every swan is white.', spans: [{ start: 0, end: 20 }] },
  { role: 'conclusion', text: 'this swan is white', label: 'Claim', spans: [{ start: 25, end: 43 }] },
  { role: 'assumption', text: 'This is a swan.', label: 'Necessary', spans: [] },
];
const lit = (container: HTMLElement) =>
  [...container.querySelectorAll('[data-finding][data-lit]')].map((mark) => mark.textContent).join('');

describe('AnnotatedText', () => {
  it("keeps the reader's own words as they are, marked by role", () => {
    const { container } = render(<AnnotatedText text={TEXT} findings={FINDINGS} />);
    const [first, second] = container.querySelectorAll('p');
    expect(first).toHaveTextContent(/^Every swan is white\.$/);
    expect(second).toHaveTextContent(/^So this swan is white\.$/);
    expect(
      [...container.querySelectorAll('[data-role="conclusion"][data-finding]')].map((mark) => mark.textContent),
    ).toEqual(['this swan is white']);
    expect(screen.getByRole('button', { name: 'Conclusion C: Claim' })).toBeInTheDocument();
  });

  it('sets notes in the order of their words, and what has no words between the lines', () => {
    render(<AnnotatedText text={TEXT} findings={FINDINGS} />);
    const notes = within(screen.getByRole('list', { name: 'Notes on the text' })).getAllByRole('listitem');
    expect(notes.map((note) => note.dataset.role)).toEqual(['quantifier', 'premise', 'conclusion']);
    expect(
      within(screen.getByRole('region', { name: 'Between the lines' })).getByText('This is a swan.'),
    ).toBeInTheDocument();
    // a premise's note does not repeat the words it stands beside
    expect(within(notes[1] as HTMLElement).queryByText('Every swan is white.')).toBeNull();
  });

  it('lights the words of the note under the pointer, and nothing after it left', async () => {
    const user = userEvent.setup();
    const { container } = render(<AnnotatedText text={TEXT} findings={FINDINGS} />);
    await user.hover(screen.getByText('Claim'));
    expect(lit(container)).toBe('this swan is white');
    await user.unhover(screen.getByText('Claim'));
    await user.hover(document.body);
    expect(lit(container)).toBe('');
  });

  it('keeps a note lit while the pointer crosses to the next one, and lets go in the open', async () => {
    const { container } = render(<AnnotatedText text={TEXT} findings={FINDINGS} />);
    fireEvent.pointerOver(screen.getByText('Claim'));
    fireEvent.pointerOver(screen.getByRole('list', { name: 'Notes on the text' }));
    expect(lit(container)).toBe('this swan is white');
    await waitFor(() => expect(lit(container)).toBe(''));
  });

  it('can be walked by keyboard; Escape lets go', async () => {
    const user = userEvent.setup();
    const { container } = render(<AnnotatedText text={TEXT} findings={FINDINGS} />);
    await user.tab();
    expect(lit(container)).toBe('Every swan is white.');
    await user.tab();
    expect(lit(container)).toBe('Every');
    await user.keyboard('{Escape}');
    expect(lit(container)).toBe('');
  });

  it('opens the note that is pointed at, and none that is lit from elsewhere: the page would move under the pointer', async () => {
    const open = (container: HTMLElement) => [...container.querySelectorAll<HTMLElement>('[data-open]')];
    const { container } = render(<AnnotatedText text={TEXT} findings={FINDINGS} activeIndex={2} />);
    expect(container.querySelectorAll('[data-note][data-active]')).toHaveLength(1);
    expect(open(container)).toEqual([]);
    await userEvent.hover(screen.getByText('Claim'));
    expect(open(container).map(({ dataset }) => dataset['note'])).toEqual(['2']);
  });

  it('follows the index it is given and reports what is reached', async () => {
    const onActivate = jest.fn();
    const { container } = render(
      <AnnotatedText text={TEXT} findings={FINDINGS} activeIndex={2} onActivate={onActivate} />,
    );
    expect(lit(container)).toBe('this swan is white');
    await userEvent.hover(screen.getByText('Universal'));
    expect(onActivate).toHaveBeenLastCalledWith(0);
  });

  it('leaves out the roles it is told to, and keeps the signs of the others', () => {
    const hidden = new Set<ArgumentRole>(['premise', 'assumption']);
    const { container } = render(<AnnotatedText text={TEXT} findings={FINDINGS} hiddenRoles={hidden} />);
    expect([...container.querySelectorAll('[data-finding]')].map((mark) => mark.textContent)).toEqual([
      'Every',
      'this swan is white',
    ]);
    expect(screen.queryByRole('region', { name: 'Between the lines' })).toBeNull();
    expect(container).toHaveTextContent('Every swan is white.');
  });

  it('names a role once where the finding has no other name', () => {
    const found: Finding = { role: 'counter', label: 'Counter argument', text: 'Swans may differ.', spans: [] };
    render(<AnnotatedText text={TEXT} findings={[found]} />);
    expect(screen.getAllByText('Counter argument')).toHaveLength(1);
  });

  it('gives a reason once where it is the finding itself', () => {
    const said = 'Two cases are few.';
    const flaw: Finding = { role: 'flaw', text: said, explanation: `${said} `, spans: [{ start: 0, end: 5 }] };
    render(<AnnotatedText text={TEXT} findings={[flaw]} />);
    expect(screen.getAllByText(said)).toHaveLength(1);
  });

  it('cuts at the limit with a notice [S1-323]', () => {
    render(<AnnotatedText text={TEXT} findings={FINDINGS} maxLength={20} />);
    expect(screen.getByRole('note')).toHaveTextContent('the first 20 of 44 characters');
    expect(screen.queryByText(/So/)).toBeNull();
  });

  it('lets each paragraph begin where its own script begins', () => {
    const { container } = render(<AnnotatedText text={'يجب أن نغلق الشارع.\n\nIt is loud.'} findings={[]} />);
    const paragraphs = Array.from(container.querySelectorAll('p'));
    expect(paragraphs.map((one) => one.getAttribute('dir'))).toEqual(['rtl', 'ltr']);
  });

  it('draws markup in the text as text', () => {
    const { container } = render(<AnnotatedText text={'<img src=x onerror=alert(1)> stays'} findings={[]} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('<img src=x onerror=alert(1)> stays');
  });

  it('holds a text of a million characters without drawing it all at once', () => {
    const text = 'All that is said here is said in many words.\n'.repeat(22_000);
    // processor time: what else the machine does is not counted
    const started = process.cpuUsage();
    const { container } = render(<AnnotatedText text={text} findings={FINDINGS} />);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000);
    expect(container.querySelectorAll('p').length).toBeLessThan(100);
  });
});
