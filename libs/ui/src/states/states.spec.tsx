import { render, screen } from '@testing-library/react';
import { RoleCard } from '../roles/role-card.tsx';
import { RoleLegend } from '../roles/role-legend.tsx';
import { RoleMark } from '../roles/role-mark.tsx';
import { PremiseProvider } from '../theme/premise-provider.tsx';
import { Banner } from './banner.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

it('an error banner interrupts, the others wait', () => {
  render(
    <>
      <Banner tone="error" title="It failed">
        Try again.
      </Banner>
      <Banner tone="info">Signed out.</Banner>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('It failedTry again.');
  expect(screen.getByRole('status')).toHaveTextContent('Signed out.');
});

it('empty and error states name themselves and offer the next step', () => {
  render(
    <>
      <EmptyState icon="history" title="Nothing yet" action={<button>Try an example</button>} />
      <ErrorState title="It failed" action={<button>Try again</button>}>
        Your text is safe.
      </ErrorState>
    </>,
  );
  expect(screen.getByRole('heading', { name: 'Nothing yet' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try an example' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Your text is safe.');
});

it('a page on its way says Loading', () => {
  render(<PageSkeleton />, { wrapper: PremiseProvider });
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
});

it('a role is never colour alone: letter and name stand with it', () => {
  render(
    <>
      <RoleMark role="flaw" />
      <RoleCard role="assumption" title="Hidden assumptions" meta="3">
        <p>Everyone agrees.</p>
      </RoleCard>
      <RoleLegend />
    </>,
  );
  expect(screen.getByRole('img', { name: 'Flaw' })).toHaveTextContent('F');
  expect(screen.getByRole('heading', { name: 'Hidden assumptions' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
    'CConclusion',
    'PPremise',
    'AHidden assumption',
    'FFlaw',
    'XCounter argument',
    'QQuantifier',
  ]);
});
