import { NOT_FOUND, type Belongings, type RouteCalls } from './route-call.ts';

const CLAIM = 'A planter comprising a reservoir, a soil chamber above it and a wick.';
const SEARCH = { query: 'sensor', source: 'corpus' };
const patent = ({ patentId }: Belongings): Record<string, string> => ({ number: patentId });
const landscape = ({ landscapeJobId }: Belongings): Record<string, string> => ({ jobId: landscapeJobId });

export const RESEARCH_CALLS: RouteCalls = {
  'POST /api/patents/research/key/test': { answers: '200 OFFICE_KEY_MISSING' },
  'POST /api/patents/research/landscape': {
    body: () => ({ area: { kind: 'technology', name: 'Robotics' } }),
    answers: '202',
  },
  // of a job that nobody has
  'DELETE /api/patents/research/landscape/jobs/:jobId': {
    names: () => ({ jobId: '00000000-0000-4000-8000-000000000000' }),
    answers: NOT_FOUND,
  },
  'GET /api/patents/research/landscape/jobs/:jobId': { names: landscape, answers: '200' },
  'GET /api/patents/research/landscape/jobs/:jobId/events': { names: landscape, answers: '200' },
  'GET /api/patents/research/landscape/jobs/:jobId/export': { names: landscape, query: 'format=csv', answers: '200' },
  'GET /api/patents/research/patents/:number': { names: patent, answers: '200' },
  'GET /api/patents/research/patents/:number/citation-graph': { names: patent, answers: '200' },
  'GET /api/patents/research/patents/:number/citations': { names: patent, answers: '200' },
  'GET /api/patents/research/patents/:number/patentability': { names: patent, answers: '200' },
  'POST /api/patents/research/prior-art': { body: () => ({ kind: 'claim', text: CLAIM }), answers: '200' },
  'POST /api/patents/research/prior-art/application': {
    body: ({ applicationId }) => ({ applicationId }),
    answers: NOT_FOUND,
    owner: '200',
  },
  'GET /api/patents/research/saved-searches': { answers: '200' },
  'POST /api/patents/research/saved-searches': { body: () => ({ name: 'mine', request: SEARCH }), answers: '201' },
  'DELETE /api/patents/research/saved-searches/:id': {
    names: ({ savedSearchId }) => ({ id: savedSearchId }),
    answers: NOT_FOUND,
    owner: '200',
  },
  'POST /api/patents/research/search': { body: () => SEARCH, answers: '200' },
  'POST /api/patents/research/search/export': { body: () => ({ format: 'csv', search: SEARCH }), answers: '200' },
  'GET /api/patents/research/sources': { answers: '200' },
};
