import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { ThanksPage } from './index.ts';

beforeEach(() => renderPage('/patent-audit-thanks', <ThanksPage />));

it('reads We got your draft [S1-024] [S1-215]', () => {
  expect(screen.getByRole('heading', { level: 1, name: 'We got your draft' })).toBeInTheDocument();
});

it('promises a red flag report within 48 hours [S1-216]', () => {
  expect(screen.getByText(/red flag report .*within 48 hours/)).toBeInTheDocument();
});

it('leads back home [S1-217]', () => {
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});
