import { citationsPath, OFFICE_KEY_HEADER, RESEARCH_SEARCH_PATH } from '@premise/contracts';
import { clearUSPTOApiKey, setUSPTOApiKey } from '@premise/web-platform';
import type { FakePatentService } from '../../../testing/fake-patent-service.ts';
import { answerResearch, detailWith } from '../../../testing/fake-research.ts';
import { freshBrowser } from '../../../testing/render-app.tsx';
import { getPatentCitations } from './get-patent-citations.ts';
import { searchByKeywords } from './search-patents.ts';

let service: FakePatentService;
beforeEach(async () => {
  service = await freshBrowser();
  answerResearch(service);
});

it('searchByKeywords takes words and options', async () => {
  await searchByKeywords('float', { filters: { status: 'granted' } });
  expect(service.sent('POST', RESEARCH_SEARCH_PATH)[0]?.body).toEqual({
    mode: 'keyword',
    query: 'float',
    filters: { status: 'granted' },
  });
});

it('getPatentCitations gives forward and backward lists [S2-466]', async () => {
  const { citations } = await getPatentCitations(detailWith().id);
  expect(citations.forward).toHaveLength(1);
  expect(citations.backward).toHaveLength(1);
  expect(service.sent('GET', citationsPath(detailWith().id))).toHaveLength(1);
});

it('the office key goes along in a header, to our own service; the bearer never does', async () => {
  await searchByKeywords('float');
  setUSPTOApiKey('key-of-ada');
  await searchByKeywords('float');
  clearUSPTOApiKey();
  const [without, withKey] = service.sent('POST', RESEARCH_SEARCH_PATH);
  expect(without?.headers[OFFICE_KEY_HEADER]).toBeUndefined();
  expect(withKey?.headers[OFFICE_KEY_HEADER]).toBe('key-of-ada');
  expect(withKey?.headers['Authorization']).toBeUndefined();
});
