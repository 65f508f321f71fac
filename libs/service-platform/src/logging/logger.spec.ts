import { Writable } from 'node:stream';
import { createLogger } from './logger.ts';

describe('the logger', () => {
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
