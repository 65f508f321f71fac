import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { PageHead } from './page-head.tsx';

const content = (name: string) => document.head.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null;

let go: NavigateFunction;
function Guide() {
  go = useNavigate();
  return null;
}

it('keeps description, search and address of the page in step with where one is', () => {
  render(
    <MemoryRouter initialEntries={['/about']}>
      <PageHead />
      <Guide />
    </MemoryRouter>,
  );
  const to = (place: string) => act(() => void go(place));
  expect(content('description')).toMatch(/^What Premise does/);
  expect(content('robots')).toBe('all');
  expect(canonical()).toBe('http://localhost/about');
  to('/profile');
  expect(content('robots')).toBe('noindex');
  expect(canonical()).toBeNull();
  to('/no-such-page');
  expect(content('robots')).toBe('noindex');
  to('/');
  expect(content('robots')).toBe('all');
  expect(canonical()).toBe('http://localhost/');
  expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
});
