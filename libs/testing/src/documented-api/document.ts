/** The parts of an OpenAPI 3.1 document that are looked at. */
export interface ApiDocument {
  openapi: string;
  paths: Record<string, Record<string, ApiOperation>>;
}

export interface ApiOperation {
  summary?: string;
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean; schema?: object; examples?: Examples }[];
  requestBody?: { content: Record<string, { schema?: object; examples?: Examples }> };
  responses: Record<string, { description: string; content?: Record<string, ApiContent> }>;
}

export interface ApiContent {
  schema?: object;
  examples?: Examples;
  'x-events'?: Record<string, object>;
}

type Examples = Record<string, { value: unknown }>;

export interface NamedOperation {
  /** "POST /api/analysis/analyze" */
  title: string;
  method: string;
  path: string;
  operation: ApiOperation;
}

export function operationsOf(document: ApiDocument): NamedOperation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, operation]) => {
      const method = name.toUpperCase();
      return { title: `${method} ${path}`, method, path, operation };
    }),
  );
}

/** The place of a value in the document, as a JSON pointer. */
export const pointerTo = (...steps: string[]): string =>
  `#/${steps.map((step) => encodeURIComponent(step.replace(/~/g, '~0').replace(/\//g, '~1'))).join('/')}`;
