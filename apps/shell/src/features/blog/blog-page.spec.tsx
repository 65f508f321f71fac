import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf, renderPage } from '../../testing/render-page.tsx';
import { BlogPage } from './index.ts';

it('lists the articles, one today [S1-205]', async () => {
  renderPage('/blog', <BlogPage />);
  const articles = within(screen.getByRole('list', { name: 'Articles' }));
  expect(articles.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(articles.getByRole('link', { name: 'Clarity as infrastructure' }));
  expect(placeOf(screen.getByTestId('place')).at).toBe('/research/clarity-infrastructure');
});
