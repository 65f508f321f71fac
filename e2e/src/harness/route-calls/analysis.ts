import { NOT_FOUND, type RouteCalls } from './route-call.ts';

const TEXT = 'Every whale is a mammal. Moby is a whale. Therefore Moby is a mammal.';

export const ANALYSIS_CALLS: RouteCalls = {
  'GET /api/analysis/analyses/:analysisId': {
    names: ({ analysisId }) => ({ analysisId }),
    answers: NOT_FOUND,
    owner: '200',
  },
  'POST /api/analysis/analyze': { body: () => ({ argumentText: TEXT, engine: 'built-in' }), answers: '202' },
  'DELETE /api/analysis/delete': { body: ({ analysisId }) => ({ analysisId }), answers: NOT_FOUND, owner: '200' },
  'GET /api/analysis/engines': { answers: '200' },
  'GET /api/analysis/events': { answers: '200' },
  'GET /api/analysis/health': { answers: '200' },
  'GET /api/analysis/history': { answers: '200' },
  'GET /api/analysis/history/filters': { answers: '200' },
  'GET /api/analysis/jobs/:jobId': {
    names: ({ analysisJobId }) => ({ jobId: analysisJobId }),
    answers: NOT_FOUND,
    owner: '200',
  },
  'POST /api/analysis/rename': {
    body: ({ analysisId }) => ({ analysisId, title: 'mine now' }),
    answers: NOT_FOUND,
    owner: '200',
  },
  'POST /api/analysis/save': {
    body: ({ analysisId }) => ({ originalArgument: TEXT, processedAnalysis: { analysisId } }),
    answers: NOT_FOUND,
    owner: '200',
  },
};
