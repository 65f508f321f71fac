import { listRoutes } from '@premise/service-platform';
import { compareRouteTable } from '@premise/testing';
import { AnalysisStack } from '../test/analysis-stack.ts';

describe('the routes of this service', () => {
  let stack: AnalysisStack;
  beforeAll(async () => {
    stack = await AnalysisStack.start('routes');
  });
  afterAll(() => stack.stop());

  it('are all in the table of docs/security.md, with who may call them', () => {
    const { told, real } = compareRouteTable('analysis', listRoutes(stack.app));
    // A new route, or another access? WRITE_ROUTE_TABLES=1 with this spec writes the table: read what it says.
    expect(told).toEqual(real);
  });
});
