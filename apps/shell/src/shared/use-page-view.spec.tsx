import { eventCounts, trackedEvents } from '@premise/web-platform';
import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { usePageView } from './use-page-view.ts';

function Pages() {
  usePageView(useLocation().pathname);
  return (
    <>
      <Link to="/about">about</Link>
      <Link to="/about#team">team</Link>
      <Link to="/verify?token=very-secret-token">verify</Link>
      <Link to="/analysis/1b7c2f0e-5d1c-4b7e-9a57-0d8f2f2f9d11">analysis</Link>
      <Link to="/analysis/2c8d3f1f-6e2d-4c8f-8b68-1e9f3f3f0e22">another</Link>
    </>
  );
}

const views = () =>
  trackedEvents().flatMap((tracked) => (tracked.event === 'page_view' ? [tracked.properties.page] : []));

it('notes a page_view once for each page, also under StrictMode, and nothing particular to a person [S1-419]', () => {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={['/?utm=1']}>
        <Pages />
      </MemoryRouter>
    </StrictMode>,
  );
  for (const link of ['about', 'about', 'team', 'verify', 'analysis', 'another'])
    fireEvent.click(screen.getByText(link));
  expect(views()).toEqual(['/', '/about', '/verify', '/analysis/:id', '/analysis/:id']);
  expect(eventCounts().get('page_view')).toBe(5);
  expect(JSON.stringify(trackedEvents())).not.toMatch(/secret|utm|1b7c2f0e/);
});
