import { applyDecorators, type Type } from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiExtraModels,
  ApiHeader,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import type { ErrorCode } from '@premise/contracts';
import type { AccessLevel } from '../access/access.ts';
import { refusalsOfRules, type Refusal } from '../errors/rule-refusals.ts';
import { statusOf } from '../errors/statuses.ts';
import { named, type DocsSchema } from './json-schema.ts';

/** One call as anybody could make it, and what comes back. Specs make it and compare. */
export interface ExampleCall {
  /** Of the path, the query and the headers, by name. */
  parameters?: Record<string, string>;
  body?: unknown;
  /** Status of the answer. */
  status: number;
  answer: unknown;
}

export interface DocumentedParameter {
  in: 'path' | 'query' | 'header';
  description: string;
  schema: DocsSchema;
  required?: boolean;
}

export interface DocumentedAnswer {
  status: number;
  description: string;
  schema: DocsSchema;
  /** JSON where it is absent. */
  mediaType?: string;
  /** Schemas of an event stream's data, by the name of the event. */
  events?: Record<string, DocsSchema>;
}

export interface OperationDocs {
  /** In a few words. */
  summary: string;
  description?: string;
  parameters?: Record<string, DocumentedParameter>;
  /** The class that checks the body. */
  body?: Type;
  /**
   * Members of a body of multipart/form-data. One with a `contentMediaType` is a file; its examples are its bytes in base64,
   * because a document is text.
   */
  form?: DocsSchema;
  answer: DocumentedAnswer;
  /** Answers beside it that are no refusals. */
  otherAnswers?: DocumentedAnswer[];
  /** What a call can be refused with, apart from what any call can; what the rules of its body refuse is added. */
  errors?: ErrorCode[];
  /** Each under a name of its own. */
  examples: Record<string, ExampleCall>;
}

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data';
/** Any call can come at a bad moment. */
const ALWAYS: ErrorCode[] = ['UNAVAILABLE', 'INTERNAL'];
const SIGNED_IN: ErrorCode[] = ['UNAUTHENTICATED', 'SESSION_ENDED'];
const REFUSED_BY: Record<Exclude<AccessLevel, 'internal'>, ErrorCode[]> = {
  public: [],
  'signed-in': SIGNED_IN,
  admin: [...SIGNED_IN, 'FORBIDDEN'],
  'super-user': [...SIGNED_IN, 'FORBIDDEN'],
};

/**
 * Tells the API's page all of one operation. Request and answer of an example carry the same name in the document, so that a
 * reader, and the specs, find the pair.
 */
export function Documented(docs: OperationDocs, access: keyof typeof REFUSED_BY = 'signed-in'): MethodDecorator {
  const refusals = refusalsOf(docs, access);
  const answers = [docs.answer, ...(docs.otherAnswers ?? [])];
  const answered = new Set(answers.map(({ status }) => status));
  const refused = [...new Set(refusals.map(({ status }) => status))].filter((status) => !answered.has(status));
  return applyDecorators(
    ApiOperation({
      summary: docs.summary,
      ...(docs.description === undefined ? {} : { description: docs.description }),
    }),
    ...Object.entries(docs.parameters ?? {}).map(([name, parameter]) => parameterOf(name, parameter, docs)),
    ...(docs.body === undefined ? [] : bodyOf(docs.body, docs)),
    ...(docs.form === undefined ? [] : formOf(docs.form, docs)),
    ...answers.map((answer) => answerOf(answer, codesOf(refusals, answer.status), docs)),
    ...refused.map((status) => refusalOf(status, codesOf(refusals, status), docs)),
  );
}

/** Codes with their statuses, of which a rule of the body may have another than its code. */
function refusalsOf({ errors = [], body }: OperationDocs, access: keyof typeof REFUSED_BY): Refusal[] {
  const codes = [...errors, ...REFUSED_BY[access], ...ALWAYS];
  return [
    ...codes.map((code) => ({ code, status: statusOf(code) })),
    ...(body === undefined ? [] : refusalsOfRules(body)),
  ];
}

const codesOf = (refusals: readonly Refusal[], wanted: number): ErrorCode[] => [
  ...new Set(refusals.filter(({ status }) => status === wanted).map(({ code }) => code)),
];

function parameterOf(name: string, parameter: DocumentedParameter, { examples }: OperationDocs): MethodDecorator {
  const { description, schema, in: place } = parameter;
  const values = examplesOf(examples, ({ parameters }) => parameters?.[name]);
  const options = { name, description, required: parameter.required ?? place === 'path', schema, examples: values };
  if (place === 'path') return ApiParam(options);
  return place === 'query' ? ApiQuery(options) : ApiHeader(options);
}

function bodyOf(type: Type, { examples }: OperationDocs): MethodDecorator[] {
  return [
    ApiExtraModels(type) as MethodDecorator,
    ApiBody({
      schema: { $ref: getSchemaPath(type) },
      examples: examplesOf(examples, ({ body }) => body),
      required: true,
    }),
  ];
}

function formOf(schema: DocsSchema, { examples }: OperationDocs): MethodDecorator[] {
  const options = { schema, examples: examplesOf(examples, ({ body }) => body), required: true };
  return [ApiConsumes(FORM_TYPE), ApiBody(options)];
}

function answerOf(answer: DocumentedAnswer, refused: ErrorCode[], { examples }: OperationDocs): MethodDecorator {
  const { status, description, schema, mediaType = JSON_TYPE, events } = answer;
  const content = {
    // what a screen has to read comes with the status of a success
    schema: refused.length === 0 ? schema : { anyOf: [schema, refusedWith(refused)] },
    examples: examplesOf(examples, (call) => (call.status === status ? call.answer : undefined)),
    ...(events === undefined ? {} : { 'x-events': events }),
  };
  return ApiResponse({ status, description, content: { [mediaType]: content } });
}

const refusedWith = (codes: ErrorCode[]): DocsSchema => ({
  allOf: [named('Failure'), { type: 'object', properties: { code: { type: 'string', enum: codes } } }],
});

function refusalOf(status: number, codes: ErrorCode[], { examples }: OperationDocs): MethodDecorator {
  const schema = refusedWith(codes);
  const values = examplesOf(examples, (call) => (call.status === status ? call.answer : undefined));
  return ApiResponse({ status, description: codes.join(', '), content: { [JSON_TYPE]: { schema, examples: values } } });
}

function examplesOf(
  calls: Record<string, ExampleCall>,
  pick: (call: ExampleCall) => unknown,
): Record<string, { value: unknown }> {
  const values = Object.entries(calls).map(([name, call]): [string, { value: unknown }] => [
    name,
    { value: pick(call) },
  ]);
  return Object.fromEntries(values.filter(([, { value }]) => value !== undefined));
}
