import { readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColorSchemeToggle } from './color-scheme-toggle.tsx';
import { COLOR_SCHEME_KEY, PremiseProvider } from './premise-provider.tsx';

beforeEach(() => localStorage.clear());

it('offers light, dark and system, and keeps the choice', async () => {
  const user = userEvent.setup();
  render(<ColorSchemeToggle />, { wrapper: PremiseProvider });
  expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBe('dark');
  expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(localStorage.getItem(COLOR_SCHEME_KEY)).toBe('auto');
});

it('uses at most seven sizes of type', () => {
  const tokens = readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');
  expect([...tokens.matchAll(/--premise-size-[\w-]+:/g)].length).toBeLessThanOrEqual(7);
});
