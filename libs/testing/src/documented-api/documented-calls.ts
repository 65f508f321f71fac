import { operationsOf, pointerTo, type ApiDocument, type ApiOperation, type NamedOperation } from './document.ts';

/** One example of an operation: the request that carries its name and the answer that does. */
export interface DocumentedCall {
  operation: string;
  /** The example's name. */
  name: string;
  method: string;
  /** With the example's values in the path and the query. */
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  /** Members of a multipart body, in the place of a JSON one. */
  form?: Record<string, string | Blob>;
  needsToken: boolean;
  status: number;
  mediaType: string;
  answer: unknown;
  /** Pointers to the schemas of the answer, and of the data of an event stream by the event's name. */
  schema: string;
  events: Record<string, string>;
}

/** Every answer that the document shows, with the request that belongs to it. */
export function documentedCalls(document: ApiDocument): DocumentedCall[] {
  return operationsOf(document).flatMap((named) =>
    Object.entries(named.operation.responses).flatMap(([status, response]) =>
      Object.entries(response.content ?? {}).flatMap(([mediaType, { examples, ...content }]) =>
        Object.entries(examples ?? {}).map(([name, { value }]): DocumentedCall => {
          const place = ['paths', named.path, named.method.toLowerCase(), 'responses', status, 'content', mediaType];
          return {
            ...requestOf(named, name),
            operation: named.title,
            name,
            method: named.method,
            status: Number(status),
            mediaType,
            answer: value,
            schema: pointerTo(...place, 'schema'),
            events: Object.fromEntries(
              Object.keys(content['x-events'] ?? {}).map((event) => [event, pointerTo(...place, 'x-events', event)]),
            ),
          };
        }),
      ),
    ),
  );
}

function requestOf(
  { path, operation }: NamedOperation,
  name: string,
): Pick<DocumentedCall, 'path' | 'headers' | 'body' | 'form' | 'needsToken'> {
  const values = parametersOf(operation, name);
  const of = (place: string) => values.filter((each) => each.in === place);
  const filled = of('path').reduce(
    (made, each) => made.replace(`{${each.name}}`, encodeURIComponent(each.value)),
    path,
  );
  const query = new URLSearchParams(of('query').map((each): [string, string] => [each.name, each.value])).toString();
  const body = operation.requestBody?.content['application/json']?.examples?.[name];
  const form = formOf(operation.requestBody?.content['multipart/form-data'], name);
  return {
    path: query === '' ? filled : `${filled}?${query}`,
    headers: Object.fromEntries(of('header').map((each) => [each.name, each.value])),
    ...(body === undefined ? {} : { body: body.value }),
    ...(form === undefined ? {} : { form }),
    needsToken: (operation.security ?? []).length > 0,
  };
}

type Body = NonNullable<ApiOperation['requestBody']>['content'][string];

/** A member whose schema has a media type is a file, its example the bytes in base64. */
function formOf(body: Body | undefined, name: string): Record<string, string | Blob> | undefined {
  const members = body?.examples?.[name]?.value as Record<string, string> | undefined;
  if (members === undefined) return undefined;
  const { properties = {} } = (body?.schema ?? {}) as { properties?: Record<string, { contentMediaType?: string }> };
  const entries = Object.entries(members).map(([member, value]): [string, string | Blob] => {
    const type = properties[member]?.contentMediaType;
    return [member, type === undefined ? value : new Blob([Buffer.from(value, 'base64')], { type })];
  });
  return Object.fromEntries(entries);
}

function parametersOf({ parameters }: ApiOperation, name: string): { name: string; in: string; value: string }[] {
  return (parameters ?? []).flatMap((parameter) => {
    const example = parameter.examples?.[name];
    return example === undefined ? [] : [{ name: parameter.name, in: parameter.in, value: String(example.value) }];
  });
}
