import { useEffect } from 'react';

/** Titles the browser tab: "Sign in · Premise", or the name alone where a page has no title of its own. */
export function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    document.title = title === null ? 'Premise' : `${title} · Premise`;
  }, [title]);
}
