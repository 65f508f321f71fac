import { COMPLETED_FLAGS, emptyTexts, LIMITS } from '@premise/contracts';
import { schema, type DocsSchema } from '@premise/service-platform';
import { JOB_SCHEMAS } from './job-schemas.ts';

const { listOf, named, objectOf, oneOf, text, time, uuid, whole, yesOrNo } = schema;

const orNull = (type: 'string' | 'integer'): DocsSchema => ({ type: [type, 'null'] });
const yesNoOrNull: DocsSchema = { type: ['boolean', 'null'] };
const texts = Object.fromEntries(Object.keys(emptyTexts()).map((name) => [name, text()]));
const TEXT_NAMES = Object.keys(texts);
const flags = objectOf(Object.fromEntries(COMPLETED_FLAGS.map((flag) => [flag, yesOrNo])));
const span: DocsSchema = {
  oneOf: [{ type: 'null' }, objectOf({ start: whole(0), end: whole(0) })],
};
const citation = objectOf({ label: text(), url: orNull('string') });
const pass = objectOf({ rule: text(), message: text(), citation });
const PLACES = [...TEXT_NAMES, 'inventors', 'figures', 'images', 'filing'];

const finding: Record<string, DocsSchema> = {
  id: text('Stable within a draft.'),
  rule: text('Such as F1, C7 or A2.'),
  level: oneOf('fix', 'review', 'hint'),
  place: oneOf(...PLACES),
  span: { ...span, description: 'UTF-16 code units into the text of the place, end exclusive.' },
  index: { ...orNull('integer'), description: 'Entry of the place’s list.' },
  message: text(),
  why: text('Why it matters, in an inventor’s words.'),
  citation,
  mend: {
    oneOf: [
      { type: 'null' },
      objectOf({
        label: text(),
        place: oneOf(...TEXT_NAMES),
        edits: listOf(objectOf({ start: whole(0), end: whole(0), text: text() })),
      }),
    ],
  },
  source: oneOf('rule', 'language-model'),
};

const ofEveryApplication = {
  id: uuid,
  title: text(),
  shortDescription: { ...text(), maxLength: LIMITS.shortDescriptionLength },
  status: oneOf('draft', 'complete'),
  completedSections: flags,
  images: listOf(named('PatentImage')),
  updatedAt: time,
};
const address = Object.fromEntries(
  'customerNumber name organization addressLine1 addressLine2 city region postalCode country email phone'
    .split(' ')
    .map((name) => [name, text()]),
);
const filing = objectOf({
  correspondence: objectOf(address),
  entityStatus: oneOf('', 'undiscounted', 'small', 'micro'),
  microEntity: objectOf({
    qualifiesAsSmall: yesNoOrNull,
    atMostFourApplications: yesNoOrNull,
    incomeBelowLimit: yesNoOrNull,
    noObligationAboveLimit: yesNoOrNull,
  }),
  disclosed: yesNoOrNull,
  disclosureDate: orNull('string'),
  government: objectOf({ agency: text(), contractNumber: text() }),
  docketNumber: text(),
  filingDate: orNull('string'),
});
const figure = objectOf({
  id: text(),
  number: text(),
  description: text(),
  imageId: orNull('string'),
  priorArt: yesOrNo,
  numerals: listOf(objectOf({ numeral: text(), part: text() })),
});

const draft: Record<string, DocsSchema> = {
  ...texts,
  inventors: listOf(
    objectOf({ name: text(), address: text(), citizenship: text(), residence: text() }, { form: { type: 'object' } }),
  ),
  sections_needing_review: listOf(oneOf(...COMPLETED_FLAGS)),
  lastStep: whole(0, 12),
  figures: listOf(figure),
  filing,
};

/** What the operations of drafts, exports and audits name in their docs. */
export const DRAFTING_SCHEMAS: Record<string, DocsSchema> = {
  DraftTexts: objectOf(texts),
  AuditFinding: objectOf(finding),
  ReviewFinding: objectOf({ ...finding, quote: text('The words it is about, as the span had them.') }),
  AuditReport: objectOf({
    rules: text('Edition of the rules.'),
    findings: listOf(named('AuditFinding')),
    passed: listOf(pass),
    notApplicable: listOf(pass),
    counts: objectOf({ fix: whole(0), review: whole(0), hint: whole(0), passed: whole(0) }),
  }),
  PatentImage: objectOf({
    id: text(),
    name: text(),
    url: text('Signed; expires.'),
    thumbnailUrl: text('Signed; expires.'),
    path: text(),
    uploadedAt: time,
    size: whole(0),
    type: oneOf('image/png', 'image/jpeg'),
    width: whole(1),
    height: whole(1),
    dpi: orNull('integer'),
    colour: oneOf('black-and-white', 'grey', 'colour'),
  }),
  ApplicationListItem: objectOf(ofEveryApplication),
  PatentApplication: objectOf({ ...ofEveryApplication, ...draft, version: whole(1), createdAt: time }),
  ApplicationDraft: objectOf({
    ...draft,
    status: ofEveryApplication.status,
    completedSections: flags,
    images: listOf(named('PatentImage')),
  }),
  ApplicationVersion: objectOf({
    version: whole(1),
    reason: oneOf('automatic', 'before-loss', 'before-restore', 'named'),
    name: orNull('string'),
    title: text(),
    words: whole(0),
    savedAt: time,
  }),
  ...JOB_SCHEMAS,
};
