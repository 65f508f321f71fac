import { Writable } from 'node:stream';
import { QueryFailedError } from 'typeorm';
import { CodedError } from '../errors/coded-error.ts';
import { createLogger } from './logger.ts';

describe('the logger', () => {
  it('keeps what an error says, and nothing of what it carries', () => {
    let line = '';
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        line += chunk.toString();
        done();
      },
    });
    const refusal = Object.assign(new Error('duplicate key value violates unique constraint "u"'), {
      code: '23505',
      constraint: 'u',
      detail: 'Key (email_key)=(secret-1) already exists.',
    });
    const failed = new QueryFailedError('INSERT INTO users VALUES ($1) -- secret-2', ['secret-3'], refusal);
    createLogger({ service: 'auth' }, sink).error(
      { err: new CodedError('INTERNAL', 'told', { body: { email: 'secret-4' }, cause: failed }) },
      'request failed',
    );
    createLogger({ service: 'auth' }, sink).warn({ err: failed }, 'timer body failed');
    expect(line).not.toMatch(/secret-/);
    const [coded, query] = line
      .trimEnd()
      .split('\n')
      .map((each) => JSON.parse(each) as { err: object });
    expect(coded?.err).toMatchObject({
      type: 'CodedError',
      code: 'INTERNAL',
      stack: expect.stringContaining('QueryFailedError'),
    });
    expect(query?.err).toMatchObject({ type: 'QueryFailedError', code: '23505', constraint: 'u' });
  });

  it('writes one line of JSON per entry, without secrets', () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const logger = createLogger({ service: 'auth', level: 'info' }, sink);
    logger.info(
      {
        password: 'p1',
        body: { securityAnswer: 'p2', token: 'p3' },
        req: { headers: { authorization: 'p4', cookie: 'p5' } },
      },
      'two\nlines',
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toContain('\n');
    expect(lines[0]).not.toMatch(/p[1-5]/);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 'info', service: 'auth', msg: 'two\nlines' });
  });
});
