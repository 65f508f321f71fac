import { AnalysisStack } from '../../test/analysis-stack.ts';

describe('health of the analysis service', () => {
  it('tells database, redis and worker apart', async () => {
    const stack = await AnalysisStack.start('health');
    try {
      const health = async () => stack.http.get('/api/analysis/health');
      const alone = await health();
      expect(alone.status).toBe(200);
      expect(alone.body).toMatchObject({ state: 'degraded', parts: { database: 'up', redis: 'up', worker: 'down' } });
      await stack.startWorker();
      const whole = await health();
      expect(whole.body).toEqual({
        success: true,
        service: 'analysis',
        state: 'up',
        parts: { database: 'up', redis: 'up', worker: 'up' },
      });
      await stack.redis.stop();
      const without = await health();
      expect(without.status).toBe(200);
      expect(without.body).toMatchObject({ state: 'degraded', parts: { database: 'up', redis: 'down' } });
    } finally {
      await stack.stop();
    }
  });

  it('has an interactive page of its calls', async () => {
    const stack = await AnalysisStack.start('health_docs');
    try {
      const answer = await stack.http.get('/api/analysis/docs-json');
      expect(Object.keys(answer.body.paths)).toEqual(
        expect.arrayContaining(['/api/analysis/analyze', '/api/analysis/history', '/api/analysis/save']),
      );
    } finally {
      await stack.stop();
    }
  });
});
