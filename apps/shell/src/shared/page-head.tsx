import { MISSING_PAGE, pageAt } from '@premise/contracts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The tag of the head that answers to a selector; made where the page came without it. */
function tag<Name extends 'meta' | 'link'>(name: Name, key: string, value: string): HTMLElementTagNameMap[Name] {
  const found = document.head.querySelector<HTMLElementTagNameMap[Name]>(`${name}[${key}="${value}"]`);
  if (found) return found;
  const made = document.createElement(name);
  made.setAttribute(key, value);
  return document.head.appendChild(made);
}

/** Keeps what a page's head says of the page in step with the address. The server says it of the first page; titles are the pages' own. */
export function PageHead() {
  const { pathname } = useLocation();
  useEffect(() => {
    const page = pageAt(pathname);
    const { description, indexed } = page ?? MISSING_PAGE;
    tag('meta', 'name', 'description').content = description;
    tag('meta', 'name', 'robots').content = indexed ? 'all' : 'noindex';
    if (page !== null && indexed) tag('link', 'rel', 'canonical').href = window.location.origin + page.path;
    else document.head.querySelector('link[rel="canonical"]')?.remove();
  }, [pathname]);
  return null;
}
