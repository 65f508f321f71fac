import { PremiseProvider } from '@premise/ui';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { HomePage } from './home-page.tsx';
import { SAMPLE_ARGUMENT } from './sample-argument.ts';

const show = () =>
  render(
    <PremiseProvider>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </PremiseProvider>,
  );

it('leads to the analyzer and to Patent Buddy', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('See what an argument rests on.');
  expect(screen.getByRole('link', { name: 'Analyze an argument' })).toHaveAttribute('href', '/analyzer');
  expect(screen.getAllByRole('link', { name: /Open Patent Buddy/ })[0]).toHaveAttribute('href', '/patent-buddy');
});

it('shows a real marked-up text and says that it is a sample', () => {
  show();
  const sample = within(screen.getByRole('region', { name: 'A proposal, read closely' }));
  expect(sample.getByText(/Sample text, marked by hand/)).toBeInTheDocument();
  expect(sample.getByRole('button', { name: /^Conclusion C/ })).toBeInTheDocument();
});

it('marks words that stand in the sample', () => {
  const { text, findings } = SAMPLE_ARGUMENT;
  for (const { role, spans } of findings) {
    if (role === 'assumption' || role === 'counter') expect(spans).toEqual([]);
    else expect(spans).toHaveLength(1);
    for (const { start, end } of spans) expect(text.slice(start, end).trim()).not.toBe('');
  }
});
