import { PremiseProvider } from '@premise/ui';
import { trackedEvents, useDocumentTitle } from '@premise/web-platform';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { ArrivalAtPage } from './arrival-at-page.tsx';

function Named({ title }: { title: string }) {
  useDocumentTitle(title);
  return <h1>{title}</h1>;
}

function show() {
  return render(
    <PremiseProvider>
      <MemoryRouter>
        <Link to="/about">go</Link>
        <main tabIndex={-1}>
          <Routes>
            <Route index element={<Link to="/about">on</Link>} />
            <Route path="about" element={<Named title="About" />} />
          </Routes>
        </main>
        <ArrivalAtPage />
      </MemoryRouter>
    </PremiseProvider>,
  );
}

describe('arriving at a page', () => {
  it('is told by name, and noted [S1-419]', async () => {
    const { container } = show();
    const told = () => container.querySelector('[aria-live="polite"]')?.textContent;
    expect(told()).toBe('');
    fireEvent.click(screen.getByText('go'));
    await waitFor(() => expect(told()).toBe('About · Premise'));
    expect(trackedEvents().at(-1)).toMatchObject({ event: 'page_view', properties: { page: '/about' } });
  });

  it('puts a focus that went with the old page on the page area', () => {
    show();
    const link = screen.getByText('on');
    link.focus();
    fireEvent.click(link);
    expect(document.querySelector('main')).toHaveFocus();
  });
});
