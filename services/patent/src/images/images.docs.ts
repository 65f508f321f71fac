import { LIMITS } from '@premise/contracts';
import { schema, type OperationDocs } from '@premise/service-platform';
import {
  EXAMPLE_DRAFT_ID,
  EXAMPLE_IMAGE,
  EXAMPLE_PICTURE,
  EXAMPLE_USER_ID,
  NO_APPLICATION,
  UNKNOWN_ID,
} from '../docs/drafting-examples.ts';
import { refusal } from '../research/docs/refusals.ts';

const { bytesOf, named, objectOf, success, text } = schema;
const fields = { userId: EXAMPLE_USER_ID, applicationId: EXAMPLE_DRAFT_ID };

export const UPLOAD_IMAGE_DOCS: OperationDocs = {
  summary: 'Takes one image in',
  description: `PNG, JPEG, WebP, GIF (first frame), TIFF (first page) or AVIF of at most ${LIMITS.imageBytes / 1024 / 1024} MB, by its content, whatever its name says. It is made anew from its points, and shown once a save names it in \`images\`. The fields come before the file.`,
  form: objectOf(
    {
      userId: text('The caller’s own.'),
      applicationId: text('An application of the caller’s; `draft` or `new` while there is none.'),
      file: bytesOf('application/octet-stream'),
    },
    { name: { ...text('As it is shown; absent: the file’s name.'), maxLength: LIMITS.imageNameMaxLength } },
  ),
  answer: { status: 201, description: 'The image as it is kept.', schema: success({ image: named('PatentImage') }) },
  errors: [
    'BODY_MALFORMED',
    'IMAGE_MISSING',
    'IMAGE_OWNER_MISSING',
    'FORBIDDEN',
    'NOT_FOUND',
    'IMAGE_LIMIT_REACHED',
    'IMAGE_TOO_LARGE',
    'BODY_TOO_LARGE',
    'IMAGE_TYPE_REFUSED',
    'IMAGE_UNREADABLE',
    'RATE_LIMITED',
  ],
  examples: {
    'a drawing': {
      body: { ...fields, name: 'Figure 1.png', file: EXAMPLE_PICTURE },
      status: 201,
      answer: { success: true, image: EXAMPLE_IMAGE },
    },
    'no file': {
      body: fields,
      status: 400,
      answer: refusal('IMAGE_MISSING', 'No file provided'),
    },
    'nobody’s': {
      body: { file: EXAMPLE_PICTURE },
      status: 400,
      answer: refusal('IMAGE_OWNER_MISSING', 'User ID and Application ID required'),
    },
    'for an unknown application': {
      body: { ...fields, applicationId: UNKNOWN_ID, file: EXAMPLE_PICTURE },
      status: 404,
      answer: NO_APPLICATION,
    },
    'what is no image': {
      body: { ...fields, file: Buffer.from('<svg onload="alert(1)"/>').toString('base64') },
      status: 415,
      answer: refusal(
        'IMAGE_TYPE_REFUSED',
        'This is not an image of a kind that can be used: PNG, JPEG, WebP, GIF, TIFF or AVIF.',
      ),
    },
  },
};

export const DELETE_IMAGE_DOCS: OperationDocs = {
  summary: 'Deletes an image for good',
  description: 'Out of every earlier state too. To take it out of the draft alone, save without it.',
  parameters: { id: { in: 'path', description: 'Of the image.', schema: text() } },
  answer: { status: 200, description: 'It is gone.', schema: success() },
  errors: ['NOT_FOUND'],
  examples: {
    'an image': { parameters: { id: EXAMPLE_IMAGE.id }, status: 200, answer: { success: true } },
    'an unknown one, or somebody else’s': {
      parameters: { id: UNKNOWN_ID },
      status: 404,
      answer: refusal('NOT_FOUND', 'Image not found'),
    },
  },
};
