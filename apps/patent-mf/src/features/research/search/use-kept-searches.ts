import type { SavedSearch, SaveSearchRequest } from '@premise/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deleteSavedSearch, getSavedSearches, saveSearch } from '../api/saved-searches.ts';

const KEY = ['research-saved-searches'];

interface Done {
  words: string;
  /** What is no longer kept by it, for the way back. */
  lost: SavedSearch | null;
}

/** The searches of the account, and what was done to them last with the way back. */
export function useKeptSearches() {
  const client = useQueryClient();
  const list = useQuery({ queryKey: KEY, queryFn: getSavedSearches });
  const again = () => client.invalidateQueries({ queryKey: KEY });
  const [done, setDone] = useState<Done | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const save = useMutation({
    mutationFn: async (wish: SaveSearchRequest) => {
      // asked anew: what the name stands for may have been kept in another tab
      const before = await client.fetchQuery({ queryKey: KEY, queryFn: getSavedSearches, staleTime: 0 });
      const { id } = await saveSearch(wish);
      // who takes the place of another has its id
      return before.find((kept) => kept.id === id) ?? null;
    },
    onSuccess: (lost) => {
      setDone({ words: lost ? `Saved. The search “${lost.name}” from before is replaced.` : 'Saved.', lost });
      return again();
    },
  });
  const remove = useMutation({
    mutationFn: (kept: SavedSearch) => deleteSavedSearch(kept.id),
    onSuccess: (_, kept) => {
      setDone({ words: `Removed “${kept.name}”.`, lost: kept });
      // the button that was pressed goes with its search
      place.current?.focus();
      return again();
    },
  });
  const bringBack = useMutation({
    mutationFn: ({ name, request }: SavedSearch) => saveSearch({ name, request }),
    onSuccess: (_, { name }) => {
      setDone({ words: `“${name}” is back.`, lost: null });
      place.current?.focus();
      return again();
    },
  });
  return { list, again, save, remove, bringBack, done, place };
}
