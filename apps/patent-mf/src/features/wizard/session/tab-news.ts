const CHANNEL = 'premise.drafts';

export interface DraftNews {
  applicationId: string;
  version: number;
}

/** Tells the other tabs of this browser that a draft was stored, and hears it from them. Silent where there are no channels. */
export function openTabNews(onNews: (news: DraftNews) => void): { tell: (news: DraftNews) => void; close: () => void } {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<DraftNews>) => onNews(data);
  return { tell: (news) => channel.postMessage(news), close: () => channel.close() };
}
