import { emptyFiling } from '@premise/contracts';
import type { AuditedFiling } from '../../draft/audited-draft.ts';
import { bad, claims, good, told, type RuleCase } from './rule-case.ts';
import { soundDraft } from './sound-draft.ts';

const filing = (changes: AuditedFiling): AuditedFiling => ({ ...soundDraft().filing, ...changes });

export const FILING_CASES: readonly RuleCase[] = [
  bad('F1', 'no title', { title: ' ' }, 'no title'),
  bad('F1', 'a title of 501 characters', { title: 'x'.repeat(501) }, '501 characters'),
  good('F1', 'a title of 500 characters', { title: 'x'.repeat(500) }),
  bad('F2', 'an opening article', { title: 'The Plant Waterer.' }, 'opens with "The"', 'The '),
  bad('F2', 'improved', { title: 'Improved Plant Waterer.' }, 'opens with "Improved"'),
  bad('F2', 'a word of praise', { title: 'Apparatus for Innovative Watering.' }, '"Innovative"', 'Innovative'),
  bad('F2', 'a boast', { title: 'Best Leg Leveler for Ladders.' }, '"Best" tells nothing', 'Best'),
  good('F2', 'a best fit and best-effort delivery', { title: 'Method of Best Fit Packing with Best-Effort Delivery.' }),
  bad('F2', 'sixteen words', { title: `Apparatus ${'word '.repeat(15)}.` }, '16 words'),
  bad('F2', 'a trademark sign', { title: 'Apparatus for WaterPal™ Pots.' }, 'trademark', '™'),
  good('F2', 'an article inside', { title: 'Method of Filling a Reservoir with the Rain.' }),
  bad('F3', 'nobody', { inventors: [] }, 'No inventor'),
  bad('F3', 'one name only', { inventors: [{ name: 'Cher', address: 'x', residence: 'US' }] }, 'one word'),
  bad('F3', 'no residence', { inventors: [{ name: 'Ada King', address: '', residence: ' ' }] }, 'no residence'),
  good('F3', 'an address as residence', { inventors: [{ name: 'Ada King', address: 'Dayton, Ohio', residence: '' }] }),
  bad('F4', 'no address', { filing: filing({ correspondence: emptyFiling().correspondence }) }, 'no correspondence'),
  good('F4', 'a customer number', {
    filing: filing({ correspondence: { ...emptyFiling().correspondence, customerNumber: '12345' } }),
  }),
  bad('F5', 'no answer', { federalResearch: '' }, 'not answered'),
  bad(
    'F5',
    'no contract',
    { federalResearch: 'The Department of Energy paid for it.' },
    'the contract or grant number',
  ),
  bad('F5', 'no agency', { federalResearch: 'Paid under DE-AC02-05CH11231.' }, 'the agency'),
  good('F5', 'both', { federalResearch: 'Made under contract DE-AC02-05CH11231 of the Department of Energy.' }),
  bad('F6', 'no status', { filing: filing({ entityStatus: '' }) }, 'No entity status'),
  bad(
    'F6',
    'micro with a no',
    {
      filing: filing({
        entityStatus: 'micro',
        microEntity: {
          qualifiesAsSmall: true,
          atMostFourApplications: false,
          incomeBelowLimit: true,
          noObligationAboveLimit: true,
        },
      }),
    },
    'answered with no',
  ),
  bad('F6', 'micro unanswered', { filing: filing({ entityStatus: 'micro' }) }, 'not all are answered'),
  bad('F6', '134 sheets', { filing: filing({ sheetCount: 134 }) }, 'count as 101 when'),
  bad('F6', '201 sheets', { filing: filing({ sheetCount: 201 }) }, 'due 2 times'),
  good('F6', '133 sheets', { filing: filing({ sheetCount: 133 }) }),
  bad(
    'F7',
    'public for too long',
    { filing: filing({ disclosed: true, disclosureDate: '2025-01-10', filingDate: '2026-01-11' }) },
    'ended on 2026-01-10',
  ),
  bad(
    'F7',
    'the eleventh month',
    { filing: filing({ disclosed: true, disclosureDate: '2025-01-10', filingDate: '2025-12-11' }) },
    'file by 2026-01-10',
  ),
  bad('F7', 'no date', { filing: filing({ disclosed: true, disclosureDate: null }) }, 'no date'),
  bad(
    'F7',
    'public since last month',
    { filing: filing({ disclosed: true, disclosureDate: '2025-01-10', filingDate: '2025-02-11' }) },
    'other countries',
  ),
  good('F7', 'public after filing', {
    filing: filing({ disclosed: true, disclosureDate: '2026-01-10', filingDate: '2025-02-11' }),
  }),
  bad('F8', 'a filing date', { filing: filing({ filingDate: '2025-11-22' }) }, 'by 2026-11-23'),
  good('F8', 'none', { filing: filing({ filingDate: null }) }),
  bad(
    'F9',
    'a design claim',
    claims('The ornamental design for a pot, as shown.'),
    'how a thing looks',
    'ornamental design',
  ),
  good('F9', 'a design of a circuit', told('The design of the lid 14 is simple.')),
];
