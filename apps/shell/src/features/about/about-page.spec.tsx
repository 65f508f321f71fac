import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { AboutPage } from './index.ts';

it('says what Premise does and leads to the analyzer [S1-021] [S1-209]', () => {
  renderPage('/about', <AboutPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'About Premise' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Try the Analyzer' })).toHaveAttribute('href', '/analyzer');
  expect(document.title).toBe('About · Premise');
});
