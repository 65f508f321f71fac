import { CLARITY_INFRASTRUCTURE, linesOf } from '@premise/content';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render-page.tsx';
import { ResearchPage } from './index.ts';

const article = CLARITY_INFRASTRUCTURE;
const words = (text: string): string =>
  text
    .replaceAll(/ ?\[\d+\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  renderPage('/research/clarity-infrastructure', <ResearchPage />);
});

it('shows the article, whole [S1-023] [S1-213]', () => {
  const page = screen.getByRole('article');
  expect(within(page).getByRole('heading', { level: 1 })).toHaveTextContent(article.title);
  const text = words(
    [...page.querySelectorAll('p, li, blockquote, figcaption')]
      .map((element) => {
        const copy = element.cloneNode(true) as HTMLElement;
        copy.querySelectorAll('sup').forEach((citation) => citation.remove());
        return copy.textContent;
      })
      .join(' '),
  );
  for (const block of [...article.opening, ...article.sections.flatMap(({ blocks }) => blocks)]) {
    for (const line of linesOf(block)) expect(text).toContain(words(line));
  }
  expect(within(page).getByText('5 min read')).toBeInTheDocument();
});

it('has a link Download PDF to the file [S1-214]', () => {
  const link = screen.getByRole('link', { name: 'Download PDF' });
  expect(link).toHaveAttribute('href', '/research/clarity-infrastructure.pdf');
  expect(link).toHaveAttribute('download');
});

it('has contents that lead to each section, and take the focus along', async () => {
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  for (const { id, title } of article.sections) {
    await userEvent.click(contents.getByRole('link', { name: title }));
    expect(screen.getByRole('heading', { level: 2, name: title })).toHaveFocus();
    expect(document.getElementById(id)?.scrollIntoView).toHaveBeenLastCalledWith({
      behavior: 'smooth',
      block: 'start',
    });
  }
});

it('leads from each citation to its source', () => {
  for (const number of article.sources.keys()) {
    expect(screen.getByRole('link', { name: `Source ${number + 1}` })).toHaveAttribute('href', `#source-${number + 1}`);
    expect(document.getElementById(`source-${number + 1}`)).toBeInTheDocument();
  }
});
