import type { AuditLevel, AuditMailMessage, AuditPlace, MailedFinding } from '@premise/contracts';
import { formatTime } from './format-time.ts';
import type { MailTemplate } from './mail-template.ts';
import { Facts } from './parts/facts.tsx';
import { Finding, SectionHeading } from './parts/finding.tsx';
import { LinkButton } from './parts/link-button.tsx';
import { NotYou } from './parts/not-you.tsx';
import { Paragraph, Small } from './parts/text.tsx';

const AUDIT_PAGE = '/patent-buddy/audit';

const HEADINGS: Record<AuditLevel, string> = {
  fix: 'To fix before filing',
  review: 'To review',
  hint: 'Hints for a better draft',
};
const LEVELS = Object.keys(HEADINGS) as AuditLevel[];

const PLACES: Record<AuditPlace, string> = {
  title: 'title',
  crossReference: 'cross-reference',
  federalResearch: 'federal research',
  abstract: 'abstract',
  field: 'field',
  background: 'background',
  summary: 'summary',
  drawings: 'drawings',
  detailedDescription: 'detailed description',
  claims: 'claims',
  inventors: 'inventors',
  figures: 'figures',
  images: 'images',
  filing: 'filing data',
};

type Report = Pick<AuditMailMessage, 'counts' | 'findings'>;
const EMPTY: Report = { counts: { fix: 0, review: 0, hint: 0, passed: 0 }, findings: [] };

/** "Not met: claims, 3 places; abstract". */
function placesOf({ places }: MailedFinding): string {
  const words = places.map(({ place, count }) => (count > 1 ? `${PLACES[place]}, ${count} places` : PLACES[place]));
  return `Not met: ${words.join('; ')}`;
}

/** A visitor's red-flag report. It quotes nothing: whoever asked for it may have named somebody else's mailbox. */
export const draftAudit: MailTemplate = {
  subject: 'Your red flag report from Premise',
  preheader: 'What the rules of filing say about your patent draft.',
  heading: 'Your red flag report',
  body: ({ details, happenedAt, publicUrl }) => {
    const { counts, findings } = details['report'] === undefined ? EMPTY : (JSON.parse(details['report']) as Report);
    return (
      <>
        <Paragraph>
          Your draft was checked against the rules of the United States patent office. Here is which of them it does not
          meet yet, where, and why it matters. The words themselves are on the audit page: your draft was not kept.
        </Paragraph>
        <Facts
          facts={{
            Audited: formatTime(happenedAt),
            'To fix': String(counts.fix),
            'To review': String(counts.review),
            Hints: String(counts.hint),
            Passed: counts.passed === 1 ? '1 check' : `${counts.passed} checks`,
          }}
        />
        {LEVELS.map((level) => {
          const found = findings.filter((finding) => finding.level === level);
          return found.length === 0 ? null : (
            <div key={level}>
              <SectionHeading>{HEADINGS[level]}</SectionHeading>
              {found.map((finding) => (
                <Finding
                  key={finding.rule}
                  rule={finding.checks}
                  places={placesOf(finding)}
                  why={finding.why}
                  citation={finding.citation}
                />
              ))}
            </div>
          );
        })}
        <LinkButton href={new URL(AUDIT_PAGE, publicUrl).href} label="Audit the next draft" />
        <NotYou>
          <Small last>
            Then somebody entered your address on our audit page. There is nothing to do: no account was made, and the
            address is not kept.
          </Small>
        </NotYou>
      </>
    );
  },
};
