import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { signIn } from '../harness/account.ts';
import { makeAdministrator } from '../harness/administrator.ts';
import { newVisitor } from '../harness/browser.ts';
import { mailUrl, productUrl, useBrowser } from '../harness/journey.ts';

const chromium = useBrowser();
const product = { url: productUrl(), mailUrl: mailUrl() };

/** A job that has failed, written as the queue's library writes one: no service of the product fails on request. */
async function leaveFailedJob(jobId: string): Promise<void> {
  const redis = new Redis(process.env['PREMISE_E2E_REDIS'] ?? '');
  try {
    const [meta] = await redis.keys('premise:*:jobs:analysis:meta');
    const queue = meta?.replace(/:meta$/, '') ?? '';
    const now = Date.now();
    await redis.hset(`${queue}:${jobId}`, {
      name: 'analyze-argument',
      data: JSON.stringify({ analysisId: jobId }),
      opts: JSON.stringify({ attempts: 1 }),
      timestamp: String(now),
      processedOn: String(now),
      finishedOn: String(now),
      atm: '1',
      failedReason: 'the model said nothing',
    });
    await redis.zadd(`${queue}:failed`, now, jobId);
  } finally {
    redis.disconnect();
  }
}

describe('the queues on screen', () => {
  it('show a failed job with its reason, and take it off', async () => {
    const admin = await makeAdministrator(product, 'admin');
    const visitor = await newVisitor(chromium.browser, product.url, { reducedMotion: 'reduce' });
    const { page, context, problems } = visitor;
    await signIn(visitor, product.url, admin);
    const jobId = randomUUID();
    await leaveFailedJob(jobId);
    await page.goto('/admin/queues');
    await page.getByRole('button', { name: /^Analyses by the language model, failed: [1-9]/ }).click();
    const job = page.getByRole('list', { name: 'Jobs' }).getByRole('listitem').filter({ hasText: jobId });
    await job.getByText('the model said nothing').waitFor();
    await job.getByRole('button', { name: `Remove ${jobId}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText(`Job ${jobId} is removed.`).waitFor();
    await job.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
    await context.close();
  }, 60_000);
});
