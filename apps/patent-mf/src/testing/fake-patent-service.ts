import {
  applicationPath,
  emptyFiling,
  emptySections,
  emptyTexts,
  LIMITS,
  SAVE_APPLICATION_PATH,
  versionPath,
  versionsPath,
  type ApplicationVersion,
  type PatentApplication,
} from '@premise/contracts';

export interface SentCall {
  method: string;
  path: string;
  search: string;
  headers: Record<string, string>;
  body: Record<string, unknown>;
}
type Reply = { status?: number; body: object } | 'no connection';
type Handler = (call: SentCall) => Reply | Promise<Reply>;

export const applicationWith = (changes: Partial<PatentApplication> = {}): PatentApplication => ({
  ...emptyTexts(),
  id: 'app-1',
  inventors: [],
  images: [],
  completedSections: emptySections(),
  status: 'draft',
  sections_needing_review: [],
  lastStep: 0,
  figures: [],
  filing: emptyFiling(),
  shortDescription: '',
  version: 1,
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  ...changes,
});

/** The patent service as the browser sees it: keeps applications by version, refuses what the real one refuses. */
export class FakePatentService {
  readonly calls: SentCall[] = [];
  readonly applications = new Map<string, PatentApplication>();
  readonly versions = new Map<number, { version: ApplicationVersion; application: PatentApplication }>();
  /** 'no connection' for everything, while set. */
  away = false;
  readonly #handlers = new Map<string, Handler>();
  readonly #saveKeys = new Map<string, string>();
  #serial = 0;
  #end: () => void = () => undefined;
  readonly #ended = new Promise<'no connection'>((resolve) => {
    this.#end = () => resolve('no connection');
  });

  on(method: string, path: string, handler: Handler): void {
    this.#handlers.set(`${method} ${path}`, handler);
  }
  off(method: string, path: string): void {
    this.#handlers.delete(`${method} ${path}`);
  }
  /** Leaves whoever still waits for an answer without one. */
  leave(): void {
    this.#end();
  }
  sent(method: string, path: string): SentCall[] {
    return this.calls.filter((call) => call.method === method && call.path === path);
  }
  /** Somebody else saves. */
  saveElsewhere(id: string, changes: Partial<PatentApplication>): void {
    const before = this.applications.get(id) ?? applicationWith({ id });
    this.applications.set(id, { ...before, ...changes, version: before.version + 1 });
    this.#saveKeys.delete(id);
  }

  readonly fetch = async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://localhost');
    const call: SentCall = {
      method: init.method ?? 'GET',
      path: url.pathname,
      search: url.search,
      headers: { ...(init.headers as Record<string, string> | undefined) },
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {},
    };
    this.calls.push(call);
    if (this.away) throw new TypeError('Failed to fetch');
    const handler = this.#handlers.get(`${call.method} ${call.path}`);
    const reply = handler ? await Promise.race([handler(call), this.#ended]) : this.#answer(call);
    if (reply === 'no connection') throw new TypeError('Failed to fetch');
    const { status = 200, body } = reply;
    const text = JSON.stringify(body);
    return { ok: status < 400, status, statusText: '', text: () => Promise.resolve(text) } as Response;
  };

  #answer({ method, path, headers, body }: SentCall): Exclude<Reply, string> {
    if (path === '/api/patents/health') return { body: { success: true, service: 'patent', state: 'up' } };
    if (path === '/api/auth/logout') return { body: { success: true } };
    if (path === '/api/patents/features') {
      const titles = { default: 'built-in', available: ['built-in'] };
      return { body: { success: true, features: { pdfExport: 'on', imageUpload: true, titles, model: null } } };
    }
    const all = [...this.applications.values()];
    if (method === 'GET' && path === '/api/patent-applications') return { body: { success: true, applications: all } };
    if (path === '/api/patent-applications/count') {
      return { body: { success: true, count: all.length, limit: LIMITS.applicationsPerUser } };
    }
    if (method === 'POST' && path === SAVE_APPLICATION_PATH) return this.#create(body);
    const application = all.find(({ id }) => path.startsWith(applicationPath(id)));
    if (!application) return failure(404, 'NOT_FOUND', 'There is no such application.');
    if (path === applicationPath(application.id)) {
      if (method === 'GET') return { body: { success: true, application } };
      if (method === 'PUT') return this.#update(application, body, headers['Idempotency-Key'] ?? null);
      this.applications.delete(application.id);
      return { body: { success: true } };
    }
    return this.#history(application, method, path);
  }

  #create(body: Record<string, unknown>): Exclude<Reply, string> {
    if (this.applications.size >= LIMITS.applicationsPerUser) {
      return failure(409, 'APPLICATION_LIMIT_REACHED', 'You have reached the maximum limit of 5 patent applications.');
    }
    this.#serial += 1;
    const id = `new-${this.#serial}`;
    const application = applicationWith({ ...body, id });
    this.applications.set(id, application);
    return { status: 201, body: { success: true, application } };
  }

  #update(before: PatentApplication, { version, ...body }: Record<string, unknown>, key: string | null) {
    const { id } = before;
    if (version !== before.version) {
      const details = { currentVersion: before.version, lastSaveKey: this.#saveKeys.get(id) ?? null };
      return failure(409, 'VERSION_CONFLICT', 'Something else was stored since.', details);
    }
    const images = (body['images'] as { id: string }[]).flatMap(({ id: imageId }) =>
      before.images.filter((image) => image.id === imageId),
    );
    const application = { ...before, ...body, images, version: before.version + 1 };
    this.applications.set(id, application);
    if (key !== null) this.#saveKeys.set(id, key);
    return { body: { success: true, application } };
  }

  #history(application: PatentApplication, method: string, path: string): Exclude<Reply, string> {
    const { id } = application;
    if (path === versionsPath(id)) {
      return { body: { success: true, versions: [...this.versions.values()].map(({ version }) => version) } };
    }
    const kept = [...this.versions.values()].find(({ version }) => path.startsWith(versionPath(id, version.version)));
    if (!kept) return failure(404, 'NOT_FOUND', 'There is no such version.');
    if (method === 'GET') return { body: { success: true, version: kept.version, draft: kept.application } };
    const restored = { ...kept.application, id, version: application.version + 1 };
    this.keepVersion(application, 'before-restore');
    this.applications.set(id, restored);
    return { body: { success: true, application: restored } };
  }

  keepVersion(application: PatentApplication, reason: ApplicationVersion['reason']): void {
    const { version, title, updatedAt } = application;
    this.versions.set(version, {
      version: { version, reason, name: null, title, words: 3, savedAt: updatedAt },
      application,
    });
  }
}

const failure = (status: number, code: string, error: string, details: object = {}) => ({
  status,
  body: { success: false, code, error, ...details },
});
