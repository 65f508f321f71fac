import { listRoutes } from '@premise/service-platform';
import { compareRouteTable } from '@premise/testing';
import { PatentStack } from '../test/patent-stack.ts';

describe('the routes of this service', () => {
  let stack: PatentStack;
  beforeAll(async () => {
    stack = await PatentStack.start('patent_routes');
  });
  afterAll(() => stack.stop());

  it('are all in the table of docs/security.md, with who may call them', () => {
    const { told, real } = compareRouteTable('patent', listRoutes(stack.app));
    // A new route, or another access? WRITE_ROUTE_TABLES=1 with this spec writes the table: read what it says.
    expect(told).toEqual(real);
  });
});
