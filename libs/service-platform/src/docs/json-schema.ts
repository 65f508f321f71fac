import type { OpenAPIObject } from '@nestjs/swagger';

/** A schema of the document: JSON Schema 2020-12, as OpenAPI 3.1 has it. */
export type DocsSchema = NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** The schema of that name in the document's components. */
export const named = (name: string): DocsSchema => ({ $ref: `#/components/schemas/${name}` });

/** An object with these members and no others; those of `optional` may be absent. */
export function objectOf(
  members: Record<string, DocsSchema>,
  optional: Record<string, DocsSchema> = {},
  description?: string,
): DocsSchema {
  return {
    type: 'object',
    ...(description === undefined ? {} : { description }),
    properties: { ...members, ...optional },
    required: Object.keys(members),
    additionalProperties: false,
  };
}

export const listOf = (items: DocsSchema): DocsSchema => ({ type: 'array', items });
export const text = (description?: string): DocsSchema => ({
  type: 'string',
  ...(description === undefined ? {} : { description }),
});
export const oneOf = (...values: string[]): DocsSchema => ({ type: 'string', enum: values });
export const whole = (minimum: number, maximum?: number): DocsSchema => ({
  type: 'integer',
  minimum,
  ...(maximum === undefined ? {} : { maximum }),
});
export const yesOrNo: DocsSchema = { type: 'boolean' };
/** ISO 8601, UTC. */
export const time: DocsSchema = { type: 'string', format: 'date-time' };
/** Bytes of that media type. OpenAPI 3.1 says so in a word that the framework's types, made for 3.0, do not have. */
export const bytesOf = (contentMediaType: string): DocsSchema => ({ type: 'string', contentMediaType }) as DocsSchema;
export const uuid: DocsSchema = { type: 'string', format: 'uuid' };

/** What a call that succeeded answers: `success` and these members. */
export const success = (members: Record<string, DocsSchema> = {}): DocsSchema =>
  objectOf({ success: { type: 'boolean', enum: [true] }, ...members });
