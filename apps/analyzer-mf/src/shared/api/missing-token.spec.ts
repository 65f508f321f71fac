import { listHistory } from '../../features/history/api/list-history.ts';
import { saveAnalysis } from '../../features/compose/api/save-analysis.ts';
import { submitAnalysis } from '../../features/compose/api/submit-analysis.ts';
import { getEngines } from '../../features/compose/api/get-engines.ts';
import { freshBrowser } from '../../testing/render-app.tsx';
import { deleteAnalysis } from './delete-analysis.ts';
import { getAnalysis } from './get-analysis.ts';

describe('calls without a stored token', () => {
  it.each([
    ['analyze', () => submitAnalysis({ argumentText: 'So it is.' }, 'key')],
    ['save', () => saveAnalysis('So it is.', 'id')],
    ['history', () => listHistory(null)],
    ['one analysis', () => getAnalysis('id')],
    ['delete', () => deleteAnalysis('id')],
    ['engines', () => getEngines()],
  ])('%s ends in the specified error and sends nothing [S1-321]', async (_name, call) => {
    const network = freshBrowser();
    await expect(call()).rejects.toThrow('No authentication token found');
    expect(network.calls).toHaveLength(0);
  });
});
