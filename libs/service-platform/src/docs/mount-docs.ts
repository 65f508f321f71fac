import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { ERROR_CODES, type ServiceName } from '@premise/contracts';
import { objectOf, text, type DocsSchema } from './json-schema.ts';

const TITLES: Record<ServiceName, string> = {
  auth: 'Premise: accounts',
  analysis: 'Premise: analyses',
  patent: 'Premise: patents',
};

const FAILURE = objectOf(
  {
    success: { type: 'boolean', enum: [false] },
    code: { type: 'string', enum: [...ERROR_CODES], description: 'Stable; what a program goes by.' },
    error: text('The sentence a person reads.'),
  },
  {
    fields: {
      type: 'object',
      additionalProperties: text(),
      description: 'Name of a member of the request to what is wrong with it.',
    },
    requestId: text('Identifies the failure in the server’s log.'),
  },
);

/**
 * The interactive page of the API, and its OpenAPI document beside it (`<path>-json`). `schemas` are named by the operations'
 * docs; the one of every refusal, `Failure`, is always there.
 */
export function mountDocs(
  app: INestApplication,
  path: string,
  service: ServiceName,
  schemas: Record<string, DocsSchema> = {},
): void {
  const description = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(TITLES[service])
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = (): OpenAPIObject => {
    const made = SwaggerModule.createDocument(app, description);
    return {
      ...made,
      components: { ...made.components, schemas: { ...made.components?.schemas, ...schemas, Failure: FAILURE } },
    };
  };
  SwaggerModule.setup(path.replace(/^\//, ''), app, document);
}
