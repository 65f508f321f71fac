/// <reference types="node" />
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emptyTexts, type PatentImage } from '@premise/contracts';
import { PremiseProvider } from '@premise/ui';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Preview } from './preview.tsx';
import type { PreviewDraft } from './set-pages.ts';

const image = (id: string): PatentImage => ({
  id,
  name: `${id}.png`,
  url: `/files/${id}`,
  thumbnailUrl: `/files/${id}`,
  path: '',
  uploadedAt: '',
  size: 1,
  type: 'image/png',
  width: 800,
  height: 600,
  dpi: null,
  colour: 'grey',
});
const draftOf = (changes: Partial<PreviewDraft> = {}): PreviewDraft => ({
  ...emptyTexts(),
  inventors: [],
  figures: [],
  images: [],
  ...changes,
});
const show = (draft: PreviewDraft) => {
  const view = render(<Preview draft={draft} onClose={() => undefined} />, { wrapper: PremiseProvider });
  return { ...view, page: (name: string | RegExp) => screen.getByRole('region', { name }) };
};

describe('the preview', () => {
  it('shows the document with its watermark thirty times [S2-175] [S2-181] [S2-185]', () => {
    const { page, container } = show(draftOf());
    expect(page('Page 1 of 1')).toHaveTextContent('UNITED STATES PATENT AND TRADEMARK OFFICE');
    expect(page('Page 1 of 1')).toHaveTextContent('[TITLE OF THE INVENTION]');
    expect([...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toEqual(
      Array.from({ length: 30 }, () => 'Premise'),
    );
  });

  it('numbers its pages when asked [S2-199] [S2-200] [S2-201]', async () => {
    const { page } = show(draftOf({ title: 'A Cap.' }));
    const number = () => page('Page 1 of 1').querySelector('[data-place]');
    expect(number()).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show Page Numbers' }));
    expect(number()).toHaveTextContent(/^1$/);
    expect(number()).toHaveAttribute('data-place', 'right');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show Page Numbers' }));
    expect(number()).toBeNull();
  });

  it('is set in 12 pt type on a page of its own size until somebody zooms [S2-202]', async () => {
    show(draftOf());
    const stage = screen.getByRole('group', { name: 'Pages' });
    expect(stage).toHaveStyle({ fontSize: '12pt' });
    await userEvent.click(screen.getByRole('button', { name: 'Larger' }));
    expect(stage).toHaveStyle({ fontSize: '15pt' });
    await userEvent.click(screen.getByRole('button', { name: 'Fit to width' }));
    expect(stage).toHaveStyle({ fontSize: '12pt' });
  });

  it('is at most 6.5 inches wide and at least 600 pixels high [S2-203] [S2-204]', () => {
    const sheetOf = (name: string) => readFileSync(path.join(__dirname, name), 'utf8');
    // 39 em of 12 points, 72 of them an inch
    expect((39 * 12) / 72).toBe(6.5);
    expect(sheetOf('page.module.css')).toMatch(/\.text \{[^}]*max-width: 39em;/);
    expect(sheetOf('preview.module.css')).toMatch(/\.stage \{[^}]*min-height: 600px;/);
  });

  it('follows what is written', async () => {
    const { rerender } = show(draftOf({ field: 'Old words.' }));
    rerender(<Preview draft={draftOf({ field: 'New words.' })} onClose={() => undefined} />);
    expect(await screen.findByText('New words.')).toBeVisible();
    expect(screen.queryByText('Old words.')).toBeNull();
  });

  it('breaks a long text into pages', () => {
    show(draftOf({ background: 'A line that goes on for a while. '.repeat(400) }));
    expect(screen.getAllByRole('region', { name: /^Page \d of [4-9]$/ }).length).toBeGreaterThan(3);
  });

  it('shows the pages as they will be filed, with claims and drawings', async () => {
    const { page } = show(draftOf({ claims: '1. A cap.', field: 'Caps.', images: [image('a'), image('b')] }));
    await userEvent.selectOptions(screen.getByLabelText('Pages shown'), 'As filed');
    expect(page('Page 2 of 2')).toHaveTextContent('CLAIMS What is claimed is: 1.A cap.');
    expect(page('Page 1 of 2').querySelector('[data-place=centre]')).toHaveTextContent('1');
    const sheet = page('Drawing sheet 2/2');
    expect(within(sheet).getByRole('img', { name: 'FIG. 2' })).toHaveAttribute('src', '/files/b');
    expect(screen.getByText('4 pages')).toBeVisible();
  });

  it('says which characters cannot be printed', () => {
    show(draftOf({ summary: 'A cap 😀' }));
    expect(screen.getByText(/These characters cannot be printed and appear as their codes: 😀/)).toBeVisible();
  });
});
