import { formatTime } from '../format-time.ts';
import { Small } from './text.tsx';

/** How long the link works, and until when: mails may be late. */
export function LinkEnd({ works, endsAt }: { works: string; endsAt: Date | null }) {
  return (
    <Small>
      The link works {works}
      {endsAt === null ? '.' : `, until ${formatTime(endsAt)}.`}
    </Small>
  );
}
