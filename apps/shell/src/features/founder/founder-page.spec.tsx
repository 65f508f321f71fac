import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { FounderPage } from './index.ts';

beforeEach(() => renderPage('/founder', <FounderPage />));

it('shows a message of the founder [S1-022] [S1-210]', () => {
  expect(screen.getByText('A message from the founder')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Message' })).toHaveTextContent(/Premise is made so that you meet/);
});

it('shows three core values [S1-211]', () => {
  const values = within(screen.getByRole('region', { name: 'Three values' }));
  expect(values.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Clarity',
    'Honesty',
    'Respect',
  ]);
});

it('leads to the analyzer [S1-212]', () => {
  expect(screen.getByRole('link', { name: 'Take an argument apart' })).toHaveAttribute('href', '/analyzer');
});
