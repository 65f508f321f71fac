import { setTimeout as sleep } from 'node:timers/promises';
import {
  exportsPath,
  IMAGES_PATH,
  LANDSCAPE_PATH,
  landscapeJobPath,
  LOGIN_PATH,
  RESEARCH_SEARCH_PATH,
  SAVE_APPLICATION_PATH,
  SAVED_SEARCHES_PATH,
  SESSIONS_PATH,
  TITLES_PATH,
  versionsPath,
} from '@premise/contracts';
import { analyzeOverHttp, makeAccount } from '../account.ts';
import { HARBOUR } from '../arguments.ts';
import { callAs, type Caller, type SentBody } from '../callers.ts';
import { imageForm } from './drafting.ts';
import type { Belongings } from './route-call.ts';

type Made = Record<string, Record<string, string> & { version?: number }>;

/** Gives `user` one of everything. */
export async function makeBelongings(product: { url: string; mailUrl: string }, user: Caller): Promise<Belongings> {
  const make = async (path: string, body: SentBody | object, method = 'POST'): Promise<unknown> => {
    const sent = body instanceof FormData ? { form: body } : { json: JSON.stringify(body) };
    const answer = await callAs(product.url, user, method, path, method === 'GET' ? {} : { body: sent });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`);
    return JSON.parse(answer.text);
  };
  const made = async (path: string, body: object): Promise<Made> => (await make(path, body)) as Made;

  const { jobId: analysisId } = await analyzeOverHttp(product.url, user.token, HARBOUR);
  const { application } = await made(SAVE_APPLICATION_PATH, {
    title: 'A planter that waters itself',
    abstract: 'A planter waters itself for several weeks.',
    detailedDescription: 'A column holds a wick of felt, which lifts water from a reservoir into the soil.',
  });
  const applicationId = application?.['id'] ?? '';
  const { version } = await made(versionsPath(applicationId), { name: 'before all this' });
  await make(exportsPath(applicationId), { format: 'docx' });
  const titles = (await make(TITLES_PATH, { description: 'A planter lifts water by a felt wick.' })) as {
    jobId: string;
  };
  const { image } = await made(IMAGES_PATH, imageForm(user.userId, applicationId));
  const request = { query: 'sensor', source: 'corpus' };
  const { search } = await made(SAVED_SEARCHES_PATH, { name: 'sensors', request });

  // the corpus is filled at the product’s first start
  const found = async (): Promise<string | undefined> => {
    const body = { json: JSON.stringify(request) };
    const answer = await callAs(product.url, user, 'POST', RESEARCH_SEARCH_PATH, { body });
    return answer.status === 200
      ? (JSON.parse(answer.text) as { results: { id: string }[] }).results[0]?.id
      : undefined;
  };
  let patentId = await found();
  for (let round = 0; patentId === undefined && round < 120; round += 1) {
    await sleep(500);
    patentId = await found();
  }
  const area = { area: { kind: 'technology', name: 'Robotics' } };
  const landscape = (await make(LANDSCAPE_PATH, area)) as { jobId: string };
  for (let round = 0; round < 240; round += 1) {
    const { job } = (await make(landscapeJobPath(landscape.jobId), {}, 'GET')) as { job: { state: string } };
    if (job.state === 'done') break;
    await sleep(250);
  }

  // a second session, to be ended
  await make(LOGIN_PATH, { email: user.email, password: user.password });
  const { sessions } = (await make(SESSIONS_PATH, {}, 'GET')) as { sessions: { id: string; current: boolean }[] };
  const person = await makeAccount(product);
  const login = (await make(LOGIN_PATH, { email: person.email, password: person.password })) as Made;
  return {
    analysisId,
    analysisJobId: analysisId,
    applicationId,
    version: version?.version ?? 0,
    patentJobId: titles.jobId,
    imageId: image?.['id'] ?? '',
    imageUrl: image?.['url'] ?? '',
    savedSearchId: search?.['id'] ?? '',
    sessionId: sessions.find(({ current }) => !current)?.id ?? '',
    patentId: patentId ?? '',
    landscapeJobId: landscape.jobId,
    bystander: { id: login['user']?.['id'] ?? '', email: person.email },
  };
}
