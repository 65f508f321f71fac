import type { AuditReport } from '@premise/contracts';
import { createAuditor } from '@premise/patent-rules';
import type { WizardDraft } from '@premise/web-platform';
import { useEffect, useState } from 'react';

/** A report and the draft it was made of: spans and mends are true of that draft alone. */
export interface AuditedState {
  report: AuditReport;
  draft: WizardDraft;
}

/** Rest after the last keystroke before the draft is judged again. */
const REST_MS = 150;

/** Then keys, scrolling and drawing come first again; a long draft is judged in many such pieces. */
const SLICE_MS = 6;

/** YYYY-MM-DD where the inventor is. */
function today(): string {
  const now = new Date();
  const two = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The audit of a draft while it is written; null until the first one is done. What has not changed is not read again. */
export function useAudit(draft: WizardDraft): AuditedState | null {
  const [auditor] = useState(createAuditor);
  const [state, setState] = useState<AuditedState | null>(null);
  useEffect(() => {
    const judge = (steps: ReturnType<typeof auditor.inSteps>) => {
      const until = performance.now() + SLICE_MS;
      let step = steps.next();
      while (!step.done && performance.now() < until) step = steps.next();
      if (step.done) setState({ report: step.value, draft });
      else timer = setTimeout(() => judge(steps));
    };
    let timer = setTimeout(() => judge(auditor.inSteps(draft, { today: today() })), state === null ? 0 : REST_MS);
    return () => clearTimeout(timer);
    // only the draft starts the clock again; the first report alone is not waited for
  }, [auditor, draft]);
  return state;
}
