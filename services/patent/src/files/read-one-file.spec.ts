import type { ExecutionContext } from '@nestjs/common';
import { CodedError } from '@premise/service-platform';
import { EMPTY, firstValueFrom, lastValueFrom } from 'rxjs';
import { readOneFile } from './read-one-file.ts';

describe('reading the one file of an upload', () => {
  const asked: string[] = [];
  const context = {
    switchToHttp: () => {
      asked.push('request');
      throw new Error('The request was broken off.');
    },
  } as unknown as ExecutionContext;
  const read = () =>
    readOneFile('file', 100, (cause) => new CodedError('BODY_TOO_LARGE', undefined, { cause })).intercept(context, {
      handle: () => EMPTY,
    });

  it('begins when somebody waits for it, so that what is given up before leaves no rejection to nobody', async () => {
    const reading = await read();
    expect(asked).toEqual([]);
    await expect(lastValueFrom(reading)).rejects.toMatchObject({ code: 'BODY_MALFORMED' });
    expect(asked).toEqual(['request']);
  });

  it('tells a request that broke off by its code', async () => {
    await expect(firstValueFrom(await read())).rejects.toBeInstanceOf(CodedError);
  });
});
