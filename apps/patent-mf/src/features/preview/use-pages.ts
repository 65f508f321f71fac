import type { PaperSize } from '@premise/contracts';
import { useDeferredValue, useMemo, useState } from 'react';
import { PageCache, type PreviewDraft, type PreviewView, type SetDocument, setPages } from './set-pages.ts';
import { useRested } from '../../shared/use-rested.ts';

/** Characters from which on the pages wait for a rest in the typing: breaking so much into pages takes longer than a frame. */
const LONG = 100_000;
const REST_MS = 400;

const lengthOf = (draft: PreviewDraft): number =>
  Object.values<unknown>({ ...draft }).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
    0,
  );

/** The pages of what is being written. Typing goes first: they follow when the browser has time. */
export function usePages(draft: PreviewDraft, view: PreviewView, paper: PaperSize): SetDocument {
  const [cache] = useState(() => new PageCache());
  const settled = useDeferredValue(useRested(draft, lengthOf(draft) > LONG ? REST_MS : 0));
  return useMemo(() => setPages(settled, view, paper, cache), [settled, view, paper, cache]);
}
