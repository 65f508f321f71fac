import { isAnythingWritten, keptDraftStore, queryClient, sendKeptDrafts, type KeptDraft } from '@premise/web-platform';
import { useQuery } from '@tanstack/react-query';
import { APPLICATIONS_KEY } from '../../shared/query-keys.ts';

async function sendThenRead(userId: string): Promise<KeptDraft[]> {
  const before = (await keptDraftStore.ofUser(userId).catch(() => [])).filter(({ unsent }) => unsent);
  if (before.length === 0) return [];
  await sendKeptDrafts(userId);
  const kept = await keptDraftStore.ofUser(userId).catch(() => []);
  const unsent = kept.filter(({ unsent: still, draft }) => still && isAnythingWritten(draft));
  if (unsent.length < before.length) void queryClient.invalidateQueries({ queryKey: [...APPLICATIONS_KEY, 'list'] });
  return unsent;
}

/** What this device keeps of the person's drafts and could not send: tried again first. */
export function useUnsentDrafts(userId: string): readonly KeptDraft[] {
  const { data } = useQuery({
    queryKey: [...APPLICATIONS_KEY, 'on-this-device', userId],
    queryFn: () => sendThenRead(userId),
    staleTime: 0,
  });
  return data ?? [];
}
