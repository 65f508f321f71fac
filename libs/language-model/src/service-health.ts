import type { OwnHealthResponse, ServiceState } from '@premise/contracts';
import { schema, type HealthParts, type OperationDocs } from '@premise/service-platform';
import type { EngineOffer } from './engine-offer.ts';
import type { ModelTrouble } from './model-trouble.ts';

/** The services that have workers, and may have a language model. */
type WorkingService = 'analysis' | 'patent';

/** What such a service says of itself. Down only without the database: without Redis or a worker, work is taken in and done later. */
export async function readServiceHealth(
  service: WorkingService,
  parts: HealthParts,
  offer: EngineOffer,
  trouble: ModelTrouble,
): Promise<OwnHealthResponse> {
  const [database, redis, worker] = await Promise.all([parts.database(), parts.redis(), parts.worker()]);
  const model = offer.model === null ? null : await modelState(trouble);
  const othersUp = redis === 'up' && worker === 'up' && model !== 'degraded';
  const state: ServiceState = database !== 'up' ? 'down' : othersUp ? 'up' : 'degraded';
  return { success: state !== 'down', service, state, parts: { database, redis, worker, ...(model ? { model } : {}) } };
}

const modelState = async (trouble: ModelTrouble): Promise<ServiceState> =>
  (await trouble.isThere()) ? 'degraded' : 'up';

/** What the API's page tells of it; the example is of the given name, with this state and these parts. */
export function serviceHealthDocs(
  service: WorkingService,
  degraded: string,
  example: { name: string; state: ServiceState; parts: Record<string, ServiceState> },
): OperationDocs {
  const { objectOf, oneOf, yesOrNo } = schema;
  const state = oneOf('up', 'degraded', 'down');
  const health = objectOf({
    success: yesOrNo,
    service: oneOf(service),
    state,
    parts: objectOf({ database: state, redis: state, worker: state }, { model: state }),
  });
  const { name, ...shown } = example;
  return {
    summary: 'Whether the service can serve',
    answer: { status: 200, description: degraded, schema: health },
    otherAnswers: [{ status: 503, description: 'The database cannot be reached.', schema: health }],
    examples: { [name]: { status: 200, answer: { success: true, service, ...shown } } },
  };
}
