import { requireBrowser } from './browser.ts';
import { Product } from './product.ts';

declare global {
  var premiseProduct: Product | undefined;
}

/** One product for all journeys; those that disturb it start their own. */
export default async function globalSetup(): Promise<void> {
  requireBrowser();
  // A product that runs already is taken as it is: quick, while one journey is being written.
  if (process.env['PREMISE_E2E_URL'] && process.env['PREMISE_E2E_MAIL_URL']) return;
  const product = await Product.create({ CORPUS_SAMPLE: 'on' });
  globalThis.premiseProduct = product;
  try {
    await product.start({ build: process.env['PREMISE_E2E_BUILT'] !== '1' });
  } catch (error) {
    await product.dispose();
    throw error;
  }
  process.env['PREMISE_E2E_URL'] = product.url;
  process.env['PREMISE_E2E_MAIL_URL'] = product.mailUrl;
  process.env['PREMISE_E2E_AUTH_DATABASE'] = product.stores.databases['auth'];
  process.env['PREMISE_E2E_ANALYSIS_DATABASE'] = product.stores.databases['analysis'];
  process.env['PREMISE_E2E_REDIS'] = product.stores.redisUrl;
}
