import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import {
  applicationPath,
  AUDIT_MAIL_PATH,
  AUDIT_PATH,
  exportsPath,
  IMAGES_PATH,
  PATENT_EVENTS_PATH,
  restoreVersionPath,
  reviewPath,
  SAVE_APPLICATION_PATH,
  TITLES_PATH,
  versionsPath,
} from '@premise/contracts';
import type { StandInCaller } from '@premise/testing';
import { PatentStack } from '../../test/patent-stack.ts';

interface Answer {
  status: number;
  type: string;
  text: string;
}

describe('calls made to do harm', () => {
  let stack: PatentStack;
  let caller: StandInCaller;
  let id: string;
  beforeAll(async () => {
    stack = await PatentStack.start('hostile_calls');
    caller = stack.auth.signIn();
    ({ id } = await stack.create(caller, { title: 'T' }));
  });
  afterAll(() => stack.stop());

  const call = async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: string | Uint8Array<ArrayBuffer>,
  ): Promise<Answer> => {
    const response = await fetch(stack.address + path, {
      method,
      headers: { authorization: `Bearer ${caller.token}`, ...headers },
      ...(body === undefined ? {} : { body }),
      signal: AbortSignal.timeout(20_000),
    });
    const type = response.headers.get('content-type') ?? '';
    if (type.startsWith('text/event-stream')) {
      await response.body?.cancel();
      return { status: response.status, type, text: '' };
    }
    return { status: response.status, type, text: await response.text() };
  };
  /** Refused in the words of this service: neither its fault nor a page of the framework. */
  const problemsOf = (what: string, { status, type, text }: Answer): string[] => {
    if (status < 300) return [];
    const coded = /"success":false/.test(text) && /"code":"[A-Z_]+","error":"/.test(text);
    const silent = !/at .*\.(?:ts|js):\d|node_modules|SELECT |INSERT |QueryFailed/.test(text);
    return status < 500 && type.includes('json') && coded && silent ? [] : [`${what}: ${status} ${text.slice(0, 300)}`];
  };

  const BODIES: [string, string, string | Uint8Array<ArrayBuffer>][] = [
    ['no JSON', 'application/json', 'title=x'],
    ['half of it', 'application/json', '{"title":'],
    ['nothing', 'application/json', ''],
    ['null', 'application/json', 'null'],
    ['a list', 'application/json', '[]'],
    ['a text', 'application/json', '"x"'],
    ['a list of a million lists', 'application/json', '['.repeat(1_000_000) + ']'.repeat(1_000_000)],
    ['deep members', 'application/json', `${'{"filing":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    [
      'a prototype',
      'application/json',
      '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"version":1,"name":"n","text":"a pot"}',
    ],
    ['endless numbers', 'application/json', '{"version":1e999,"lastStep":-1e999,"engine":1e400}'],
    ['a fraction', 'application/json', '{"version":1.5,"lastStep":0.1,"name":1.5,"format":1.5}'],
    [
      'half a character',
      'application/json',
      '{"title":"\\ud800","name":"\\udfff","text":"\\ud800","description":"\\ud800 and more of it"}',
    ],
    [
      'a zero',
      'application/json',
      '{"title":"\\u0000","name":"\\u0000","text":"\\u0000","description":"\\u0000 and more of it"}',
    ],
    [
      'objects for texts',
      'application/json',
      '{"title":{},"name":{},"text":{},"description":{},"format":{},"email":{},"texts":7,"headings":{"length":1e9}}',
    ],
    [
      'lists for texts',
      'application/json',
      '{"title":[],"name":[[]],"text":[],"description":["long enough it is"],"format":["pdf"],"email":["a@b.c"]}',
    ],
    [
      'a list that is none',
      'application/json',
      '{"inventors":{"length":1},"images":{"0":1},"figures":"x","sections_needing_review":7,"completedSections":[],"filing":[]}',
    ],
    [
      'entries that are none',
      'application/json',
      '{"inventors":[null],"images":[null,7,[]],"figures":[[]],"sections_needing_review":[{}],"filing":{"microEntity":null,"government":7}}',
    ],
    ['another alphabet', 'application/json; charset=utf-16', '{"title":"x"}'],
    ['an unknown alphabet', 'application/json; charset=klingon', '{"title":"x"}'],
    ['a form', 'application/x-www-form-urlencoded', 'title=x&name=x&text=x&version=1'],
    ['plain text', 'text/plain', '{"title":"x"}'],
    ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['a form of parts without a boundary', 'multipart/form-data', 'x'],
    [
      'a form of parts that breaks off',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc',
    ],
    [
      'parts that go by other names',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nabc\r\n--b\r\nContent-Disposition: form-data; name="other"; filename="../../etc/passwd"\r\n\r\nabc\r\n--b--\r\n',
    ],
  ];

  const TARGETS: [string, (of: string) => string][] = [
    ['POST', () => AUDIT_PATH],
    ['POST', () => AUDIT_MAIL_PATH],
    ['POST', () => SAVE_APPLICATION_PATH],
    ['PUT', applicationPath],
    ['POST', exportsPath],
    ['POST', reviewPath],
    ['POST', versionsPath],
    ['POST', (of) => restoreVersionPath(of, 1)],
    ['POST', () => TITLES_PATH],
    ['POST', () => IMAGES_PATH],
  ];

  it.each(BODIES)('%s is refused or passed over, and never breaks anything', async (what, type, body) => {
    const problems: string[] = [];
    for (const [method, path] of TARGETS) {
      const answer = await call(method, path(id), { 'content-type': type }, body);
      problems.push(...problemsOf(`${what} to ${method} ${path('…')}`, answer));
    }
    expect(problems).toEqual([]);
  });

  it('a packed body is not unpacked', async () => {
    // beside the loop: while that stands still, the service closes connections that the next call would be sent over
    const bomb = new Uint8Array(await promisify(gzip)(Buffer.alloc(200 * 1024 * 1024, ' ')));
    const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const problems: string[] = [];
    for (const [method, path] of TARGETS.slice(0, 4)) {
      const answer = await call(method, path(id), headers, bomb);
      expect(answer.status).toBe(415);
      problems.push(...problemsOf(`a bomb to ${method} ${path('…')}`, answer));
    }
    for (const encoding of ['br', 'zstd', 'identity, gzip', 'nonsense']) {
      const answer = await call('POST', SAVE_APPLICATION_PATH, { ...headers, 'content-encoding': encoding }, '{}');
      problems.push(...problemsOf(encoding, answer));
    }
    expect(problems).toEqual([]);
  });

  it('addresses and headers made to confuse are unknown, and no more', async () => {
    const ids = [
      '..',
      '%2e%2e%2f',
      '%00',
      '%E0%A4',
      "';DROP TABLE applications;--",
      'x'.repeat(8_000),
      '0',
      '-1',
      '%F0%9F%98%80',
      '\u202e',
    ];
    const problems: string[] = [];
    for (const each of ids) {
      const inPath = /^%/.test(each) ? each : encodeURIComponent(each);
      const paths = [
        `/api/patent-applications/${inPath}`,
        `/api/patent-applications/${inPath}/versions`,
        `/api/patent-applications/${id}/versions/${inPath}`,
        `/api/patents/jobs/${inPath}`,
        `/api/patents/files/${inPath}`,
        `/api/patents/images/${inPath}`,
      ];
      for (const path of paths) {
        for (const method of ['GET', 'DELETE', 'PUT', 'PATCH', 'OPTIONS']) {
          if (each === '..' && method === 'DELETE') continue;
          problems.push(...problemsOf(`${method} ${path.slice(0, 80)}`, await call(method, path)));
        }
      }
    }
    const json = { 'content-type': 'application/json' };
    for (const match of ['', '*', 'W/"1"', '"1", "2"', '"99999999999999999999"', '1e3', '-1', "'"]) {
      const answer = await call('PUT', applicationPath(id), { ...json, 'if-match': match }, '{"title":"T"}');
      problems.push(...problemsOf(`If-Match ${match}`, answer));
    }
    for (const event of ['', '-1', 'abc', '99999999999999999999', '1;DROP', '1.5', '0x10']) {
      problems.push(
        ...problemsOf(`Last-Event-ID ${event}`, await call('GET', PATENT_EVENTS_PATH, { 'last-event-id': event })),
      );
    }
    for (const key of ['', 'x'.repeat(101), '"', "'"]) {
      const answer = await call('POST', exportsPath(id), { ...json, 'idempotency-key': key }, '{"format":"pdf"}');
      problems.push(...problemsOf(`Idempotency-Key ${key}`, answer));
    }
    expect(problems).toEqual([]);
  });

  it('leaves the service as it was', async () => {
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    const found = await stack.read(caller, id);
    expect(found.id).toBe(id);
    expect(await stack.query("SELECT 1 FROM applications WHERE draft::text LIKE '%__proto__%'")).toEqual([]);
  });
});
