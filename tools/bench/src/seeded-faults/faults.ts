/** A small change of product code that tests must notice. */
export interface SeededFault {
  id: string;
  /** Path from the top of the repository. */
  file: string;
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
  /**
   * Projects, or folders of them, whose tests must notice; the project of the file where it is absent. Of the file's own project
   * the specs that reach it are run, of another one all that lie there.
   */
  noticedIn?: readonly string[];
}

/** Chosen by what the code promises, not by which tests there are. */
export const FAULTS: readonly SeededFault[] = [
  {
    id: 'admin-touches-super-user',
    file: 'apps/admin-mf/src/features/users/user-rules.ts',
    find: 'if (user.isSuperUser && !viewer.isSuperUser)',
    replace: 'if (user.isSuperUser && viewer.isSuperUser)',
  },
  {
    id: 'second-press-second-job',
    file: 'apps/analyzer-mf/src/features/compose/idempotency-key.ts',
    find: 'if (this.#pending?.content !== content)',
    replace: 'if (this.#pending?.content === content)',
  },
  {
    id: 'empty-image-is-uploaded',
    file: 'apps/patent-mf/src/features/wizard/steps/drawings/judge-file.ts',
    find: 'if (file.size === 0)',
    replace: 'if (file.size < 0)',
  },
  {
    id: 'redirect-to-another-host',
    file: 'apps/shell/src/features/sign-in/place-after-sign-in.ts',
    find: String.raw`!/^\/(?![/\\])/.test(from.pathname)`,
    replace: String.raw`!/^\//.test(from.pathname)`,
  },
  {
    id: 'foreign-analysis-is-read',
    file: 'services/analysis/src/analyses/analysis.repository.ts',
    find: 'WHERE a.id = $1 AND a.user_id = $2`',
    replace: 'WHERE a.id = $1 AND $2::text IS NOT NULL`',
  },
  {
    id: 'unstorable-characters-of-a-result',
    file: 'services/analysis/src/engines/storable.ts',
    find: String.raw`/\p{Surrogate}|\0/gu`,
    replace: String.raw`/\p{Surrogate}/gu`,
  },
  {
    id: 'used-refresh-secret-comes-back',
    file: 'services/auth/src/sessions/refresh-session.ts',
    find: 'now.getTime() - presented.usedAt.getTime() > GRACE_MS',
    replace: 'now.getTime() - presented.usedAt.getTime() < GRACE_MS',
  },
  {
    id: 'foreign-session-is-ended',
    file: 'services/auth/src/sessions/end-own-sessions.ts',
    find: 'if (session?.userId !== owner.userId)',
    replace: 'if (session === null)',
  },
  {
    id: 'reset-link-never-expires',
    file: 'services/auth/src/recovery/reset-links.ts',
    find: '  link.expiresAt.getTime() > Date.now() &&',
    replace: '  link.expiresAt.getTime() > 0 &&',
  },
  {
    id: 'file-link-lives-an-hour-longer',
    file: 'services/patent/src/files/file-links.ts',
    find: 'if (hour * HOUR_MS <= this.now())',
    replace: 'if ((hour + 1) * HOUR_MS <= this.now())',
  },
  {
    id: 'foreign-draft-is-saved',
    file: 'services/patent/src/applications/application.repository.ts',
    find: 'FROM applications WHERE id = $1 AND user_id = $2 FOR UPDATE',
    replace: 'FROM applications WHERE id = $1 AND $2::text IS NOT NULL FOR UPDATE',
  },
  {
    id: 'words-end-one-character-early',
    file: 'libs/argument-engine/src/output/locate.ts',
    find: 'return { start, end: last + 1 };',
    replace: 'return { start, end: last };',
  },
  {
    id: 'quotation-marks-in-csv',
    file: 'libs/argument-formats/src/csv.ts',
    find: `inert.replaceAll('"', '""')`,
    replace: 'inert',
  },
  {
    id: 'reading-time-of-nothing',
    file: 'libs/content/src/article.ts',
    find: 'Math.max(1, Math.round(wordCount(article) / WORDS_A_MINUTE))',
    replace: 'Math.max(1, Math.floor(wordCount(article) / WORDS_A_MINUTE / 2))',
  },
  {
    id: 'nul-character-is-accepted',
    file: 'libs/contracts/dto/src/text/storable-text.ts',
    find: String.raw`!text.includes('\0') && !/\p{Surrogate}/u.test(text)`,
    replace: String.raw`!/\p{Surrogate}/u.test(text)`,
    noticedIn: ['services/analysis/src/analyses'],
  },
  {
    id: 'document-unpacks-without-end',
    file: 'libs/document-text/src/bounded-word-parts.ts',
    find: 'if (unpacked > UNPACKED_BYTES)',
    replace: 'if (unpacked < 0)',
    noticedIn: ['libs/document-text', 'apps/analyzer-mf/src/features/compose'],
  },
  {
    id: 'recycled-process-id',
    file: 'libs/embedded/src/process-identity.ts',
    find: 'return processStart(identity.pid) === identity.startedAt;',
    replace: 'return processStart(identity.pid) !== undefined;',
    noticedIn: ['libs/embedded', 'tools/launch'],
  },
  {
    id: 'files-of-earlier-builds-go',
    file: 'libs/federation/src/publish.cjs',
    find: 'const KEPT_BUILDS = 3;',
    replace: 'const KEPT_BUILDS = 2;',
  },
  {
    id: 'one-try-too-many',
    file: 'libs/language-model/src/model-patience.ts',
    find: 'tries + 1 >= MAX_TRIES',
    replace: 'tries >= MAX_TRIES',
  },
  {
    id: 'design-of-the-day-of-change',
    file: 'libs/patent-corpus/src/estimate-term.ts',
    find: 'filingDate < DESIGN_CHANGE',
    replace: 'filingDate <= DESIGN_CHANGE',
    noticedIn: ['libs/patent-corpus', 'services/patent/src/research'],
  },
  {
    id: 'file-name-too-long-for-the-office',
    file: 'libs/patent-documents/src/package/file-names.ts',
    find: 'LONGEST - end.length - 1',
    replace: 'LONGEST - end.length',
  },
  {
    id: 'eight-digit-number',
    file: 'libs/patent-numbers/src/parse-patent-number.ts',
    find: String.raw`/^\d{1,8}$/`,
    replace: String.raw`/^\d{1,7}$/`,
  },
  {
    id: 'line-that-just-fits',
    file: 'libs/patent-pages/src/break-lines.ts',
    find: 'width + glyph > limit',
    replace: 'width + glyph > limit + 1',
  },
  {
    id: 'complete-with-seven-checks',
    file: 'libs/patent-rules/src/wizard/completion.ts',
    find: 'held >= CHECKS_FOR_COMPLETE',
    replace: 'held >= CHECKS_FOR_COMPLETE - 1',
  },
  {
    id: 'ended-session-still-passes',
    file: 'libs/service-platform/src/access/access.guard.ts',
    find: 'await stillSignedIn();',
    replace: 'stillSignedIn().catch(() => undefined);',
    noticedIn: ['services/analysis/src'],
  },
  {
    id: 'limits-by-more-than-a-network',
    file: 'libs/service-platform/src/limits/network-of.ts',
    find: '.slice(0, 4)',
    replace: '.slice(0, 5)',
  },
  {
    id: 'cancel-while-it-works',
    file: 'libs/ui/src/overlays/confirm-dialog.tsx',
    find: 'size="small" locked={busy}>',
    replace: 'size="small">',
  },
  {
    id: 'lease-of-a-live-tab-is-taken',
    file: 'libs/web-platform/src/session/tab-lock.ts',
    find: 'lease.until < Date.now()',
    replace: 'lease.until > Date.now()',
  },
  {
    id: 'hidden-files-are-served',
    file: 'tools/gateway/src/routes-table.ts',
    find: "FORBIDDEN.test(pathname.replaceAll(/%2e/gi, '.'))",
    replace: 'FORBIDDEN.test(pathname)',
  },
  {
    id: 'secrets-readable-by-others',
    file: 'tools/launch/src/secrets.ts',
    find: 'chmodSync(partial, 0o600);',
    replace: 'chmodSync(partial, 0o644);',
  },
];
