import { PremiseProvider } from '@premise/ui';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ComingPage } from './coming-page.tsx';

it.each([
  ['forgot-password', 'Forgot password', 'Back to Login', '/login'],
  ['profile', 'Profile', 'Open the analyzer', '/analyzer'],
  ['dashboard', 'Dashboard', 'Open the analyzer', '/analyzer'],
] as const)('says that %s is to come, and leads on', (page, title, label, target) => {
  render(
    <PremiseProvider>
      <MemoryRouter>
        <ComingPage page={page} />
      </MemoryRouter>
    </PremiseProvider>,
  );
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(/arrives with the next release/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', target);
});
