import { ADA } from '@premise/browser-testing';
import { keptText } from '@premise/web-platform';
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { signedIn } from '../../testing/signed-in.ts';
import { ContinueText } from './continue-text.tsx';

const link = () => screen.queryByRole('link', { name: 'Continue with your text' });

describe('the text typed before signing up', () => {
  beforeEach(() => keptText.clear());

  it('is offered to its account after sign-in, and leads to the analyzer [D-60]', () => {
    signedIn();
    keptText.keep(ADA.email, `${'All cats purr. '.repeat(40)}Fin.`);
    renderPage('/', <ContinueText />);
    expect(link()).toHaveAttribute('href', '/analyzer');
    expect(screen.getByText(/^All cats purr\..*…$/)).toBeVisible();
    expect(screen.queryByText(/Fin\./)).toBeNull();
  });

  it('is offered to no other account [D-60]', () => {
    signedIn({ id: 'other', email: 'grace@example.org' });
    keptText.keep(ADA.email, 'All cats purr.');
    renderPage('/', <ContinueText />);
    expect(link()).toBeNull();
    expect(screen.queryByText(/cats/)).toBeNull();
  });

  it('is offered to no visitor', () => {
    keptText.keep(ADA.email, 'All cats purr.');
    renderPage('/', <ContinueText />);
    expect(link()).toBeNull();
  });
});
