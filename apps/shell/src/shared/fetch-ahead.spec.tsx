import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { fetchAhead } from './fetch-ahead.tsx';

const page = { default: () => <h1>Here</h1> };
const show = (Page: React.ComponentType) =>
  render(
    <Suspense fallback="Loading">
      <Page />
    </Suspense>,
  );

it('a page fetched ahead is drawn at once', async () => {
  const { Page, fetch } = fetchAhead(() => Promise.resolve(page));
  await fetch();
  show(Page);
  expect(screen.getByRole('heading', { name: 'Here' })).toBeInTheDocument();
});

it('one that was not is fetched when it is drawn', async () => {
  const { Page } = fetchAhead(() => Promise.resolve(page));
  show(Page);
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeInTheDocument();
});

it('one that could not be had is asked for again', async () => {
  const load = jest.fn<Promise<typeof page>, []>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(page);
  const { Page, fetch } = fetchAhead(load);
  await fetch();
  show(Page);
  expect(await screen.findByRole('heading', { name: 'Here' })).toBeInTheDocument();
});
