import { emptyFiling, emptySections, emptyTexts } from '@premise/contracts';
import { schema, type DocumentedParameter } from '@premise/service-platform';
import { FileLinks } from '../files/file-links.ts';
import { refusal } from '../research/docs/refusals.ts';

/** The application of the examples, as its specs make it. */
export const EXAMPLE_DRAFT_ID = 'c0a7a6f4-2f6a-4b53-9a0c-5d0c6b0f7a11';
export const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
export const EXAMPLE_TIME = '2026-11-22T08:00:00.000Z';
export const EXAMPLE_BODY = {
  title: 'Kettle with a Silent Spout.',
  abstract: 'A kettle has a chamber beside its spout.',
};
export const EXAMPLE_ITEM = {
  id: EXAMPLE_DRAFT_ID,
  title: EXAMPLE_BODY.title,
  shortDescription: EXAMPLE_BODY.abstract,
  status: 'draft',
  completedSections: emptySections(),
  images: [],
  updatedAt: EXAMPLE_TIME,
};
export const EXAMPLE_DRAFT = {
  ...emptyTexts(),
  ...EXAMPLE_BODY,
  status: EXAMPLE_ITEM.status,
  completedSections: EXAMPLE_ITEM.completedSections,
  images: [],
  inventors: [],
  sections_needing_review: [],
  lastStep: 0,
  figures: [],
  filing: emptyFiling(),
};
export const EXAMPLE_APPLICATION = { ...EXAMPLE_DRAFT, ...EXAMPLE_ITEM, version: 1, createdAt: EXAMPLE_TIME };
export const NO_APPLICATION = refusal('NOT_FOUND', 'Application not found');
export const QUEUED = { success: true, jobId: '5e1f3f0e-0c2b-4b7f-8f1c-2f4f4b1d9e01' };

/** Who makes the calls of the examples. */
export const EXAMPLE_USER_ID = '7d1f3c52-9a80-4a3b-8d1e-6a0f4c2b9e01';

/** A picture of eight by eight points, which the examples upload. */
export const EXAMPLE_PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAIAQAAAADsdIMmAAAADklEQVR4nGMIZVjFgIQBHpwD/W19h+YAAAAASUVORK5CYII=';
const imagePlace = `${EXAMPLE_USER_ID}/${EXAMPLE_DRAFT_ID}/1795334400000_Figure-1.png`;
/** The file of the examples, and with what its address is signed there and nowhere else. */
export const EXAMPLE_LINK_SECRET = 'the secret of the examples';
/** It is good for long, so that the spec of the page can read them on any day. */
const inFarFuture = (): number => Date.UTC(2100, 0);
const { url: exampleUrl } = new FileLinks(EXAMPLE_LINK_SECRET, inFarFuture).link({
  bucket: 'patent-images',
  key: imagePlace,
  fileName: '1795334400000_Figure-1.png',
  download: false,
});
export const EXAMPLE_IMAGE = {
  id: '3a5c1d2e-0f4b-4a6c-9b8d-7e6f5a4b3c21',
  name: 'Figure 1.png',
  url: exampleUrl,
  thumbnailUrl: exampleUrl,
  path: imagePlace,
  uploadedAt: EXAMPLE_TIME,
  size: 104,
  type: 'image/png',
  width: 8,
  height: 8,
  dpi: null,
  colour: 'black-and-white',
};
export const EXAMPLE_TOKEN = exampleUrl.slice(exampleUrl.lastIndexOf('/') + 1);

/** Of the calls that find themselves again. */
export const REPEATED_KEY: DocumentedParameter = {
  in: 'header',
  description: 'Makes a repeated call find what the first one did.',
  schema: schema.text(),
};

/** A job that was done. */
export const EXAMPLE_TITLES = {
  titles: ['Kettle with a Resonance Chamber Beside its Spout'],
  engine: 'built-in',
  model: null,
};
export const EXAMPLE_JOB = {
  jobId: QUEUED.jobId,
  kind: 'titles',
  applicationId: null,
  asked: { engine: 'built-in' },
  state: 'done',
  progress: 100,
  step: null,
  result: EXAMPLE_TITLES,
  createdAt: EXAMPLE_TIME,
  startedAt: EXAMPLE_TIME,
  finishedAt: EXAMPLE_TIME,
};
