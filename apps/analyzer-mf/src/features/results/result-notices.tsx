import type { AnalysisNotice, NoticeCode } from '@premise/contracts';
import { Banner } from '@premise/ui';

/** These say that the result may be of little use; the others only explain it. */
const SERIOUS: ReadonlySet<NoticeCode> = new Set<NoticeCode>(['NOT_ENGLISH', 'NO_ARGUMENT_FOUND']);

export function ResultNotices({ notices }: { notices: readonly AnalysisNotice[] }) {
  return notices.map(({ code, text }) => (
    <Banner key={code} tone={SERIOUS.has(code) ? 'warning' : 'info'}>
      {text}
    </Banner>
  ));
}
