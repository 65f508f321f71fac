import { RESULT_COUNT_HEADER, RESULT_EXPORT_PATH } from '@premise/contracts';
import { ResearchStack } from '../../../test/research-stack.ts';

describe('the result of a search as a file', () => {
  let research: ResearchStack;
  beforeAll(async () => {
    research = await ResearchStack.start('research_exports', { sources: ['public-website'] });
  });
  afterAll(() => research.stop());
  beforeEach(() => research.reset());

  const exported = (body: object) =>
    research.stack.http
      .post(RESULT_EXPORT_PATH)
      .buffer(true)
      .parse((response, done) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => done(null, Buffer.concat(chunks).toString('utf8')));
      })
      .send(body);

  it.each([
    ['csv', 'text/csv; charset=utf-8', 'patents.csv', /^\ufeffNumber,/],
    ['bibtex', 'application/x-bibtex; charset=utf-8', 'patents.bib', /^@patent\{US/],
    ['ris', 'application/x-research-info-systems; charset=utf-8', 'patents.ris', /^TY {2}- PAT\r\n/],
  ])('comes as %s, with its name and its count', async (format, type, name, beginning) => {
    const { status, headers, body } = await exported({ format, search: { query: 'wireless kettle' } });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-disposition']).toBe(`attachment; filename="${name}"`);
    expect(headers[RESULT_COUNT_HEADER]).toBe('19');
    expect(body).toMatch(beginning);
  });

  it('is the page that was searched for; of a live source also where all was asked for', async () => {
    const search = { query: 'of' };
    const third = await exported({ format: 'ris', search: { ...search, page: 3 } });
    const all = await exported({ format: 'ris', search, scope: 'all' });
    expect([third.headers[RESULT_COUNT_HEADER], all.headers[RESULT_COUNT_HEADER]]).toEqual(['50', '50']);
    expect(research.patents.calls).toHaveLength(2);
  });

  it('is refused as the search is', async () => {
    const { status, body } = await exported({ format: 'csv', search: { query: '' } });
    expect([status, JSON.parse(body as string).code]).toEqual([400, 'QUERY_EMPTY']);
  });
});
