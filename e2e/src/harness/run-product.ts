/**
 * Holds one running product for the browser journeys: a process of its own, because the product is started by plain
 * Node with the sources' export condition, not inside the test runner. Talks over the IPC channel.
 */
import { startProduct, type RunningProduct } from '@premise/launch';
import type { ProductOrder, ProductReport, ProductSettings, ProductStores } from './product-messages.ts';

const report = (message: ProductReport): void => {
  process.send?.(message);
};
const settings = JSON.parse(process.env['PREMISE_E2E_SETTINGS'] ?? '{}') as ProductSettings;
let product: RunningProduct | undefined;

const pids = (): Record<string, number> =>
  Object.fromEntries((product?.processes ?? []).flatMap(({ name, pid }) => (pid ? [[name, pid] as const] : [])));

const stores = ({ redisUrl, environment }: RunningProduct): ProductStores => ({
  redisUrl,
  databases: Object.fromEntries(
    ['auth', 'analysis', 'patent'].map((service) => [
      service,
      environment[`${service.toUpperCase()}_DATABASE_MIGRATION_URL`] ?? '',
    ]),
  ),
});

async function obey(order: ProductOrder): Promise<ProductReport> {
  if (order.do === 'start') {
    product = await startProduct({ ...settings, build: order.build });
    return { id: order.id, url: product.url, mailUrl: product.mailUrl, stores: stores(product), pids: pids() };
  }
  if (order.do === 'restart') await product?.restart(order.name);
  if (order.do === 'stop') {
    await product?.stop();
    product = undefined;
  }
  return { id: order.id, pids: pids() };
}

process.on('message', (order: ProductOrder) => {
  obey(order).then(report, (error: unknown) =>
    report({ id: order.id, pids: {}, error: error instanceof Error ? error.message : String(error) }),
  );
});
// The test run is gone: nothing may stay behind.
process.on('disconnect', () => void (product?.stop() ?? Promise.resolve()).finally(() => process.exit(0)));
process.on('SIGINT', () => undefined);
