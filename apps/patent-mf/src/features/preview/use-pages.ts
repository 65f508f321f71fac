import type { PaperSize } from '@premise/contracts';
import { LineCache } from '@premise/patent-pages';
import { useDeferredValue, useMemo, useState } from 'react';
import { type PreviewDraft, type PreviewView, type SetDocument, setPages } from './set-pages.ts';

/** The pages of what is being written. Typing goes first: they follow when the browser has time. */
export function usePages(draft: PreviewDraft, view: PreviewView, paper: PaperSize): SetDocument {
  const [cache] = useState(() => new LineCache());
  const settled = useDeferredValue(draft);
  return useMemo(() => setPages(settled, view, paper, cache), [settled, view, paper, cache]);
}
