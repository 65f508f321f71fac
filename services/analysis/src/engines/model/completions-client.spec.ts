import { Logger, type LoggerService } from '@nestjs/common';
import { CompletionsClient } from '@premise/language-model';
import { startStandInModel, type StandInModel } from '@premise/testing';
import { modelSettings } from '../../../test/model-settings.ts';
import { ANALYSIS_PURPOSE } from './json-reply.ts';

describe('what is logged of a model that refuses', () => {
  const lines: { level: string; words: unknown[] }[] = [];
  let model: StandInModel;
  beforeAll(async () => {
    const note =
      (level: string) =>
      (...words: unknown[]) =>
        void lines.push({ level, words });
    const notes: LoggerService = { log: note('info'), warn: note('warn'), error: note('error') };
    Logger.overrideLogger(notes);
    // an application that never came up leaves its lines waiting, and all later ones behind them
    Logger.flush();
    model = await startStandInModel();
  });
  beforeEach(() => lines.splice(0));
  afterAll(async () => {
    await model.stop();
    Logger.overrideLogger(['log']);
  });

  const ask = () =>
    new CompletionsClient(modelSettings(model.baseUrl), ANALYSIS_PURPOSE).ask({
      prompt: () => 'a secret of the user',
      signal: new AbortController().signal,
      onText: () => undefined,
    });
  const refusal = (status: number) => ({
    status,
    body: { error: { message: 'Incorrect API key provided: the-key. You said: a secret of the user' } },
    headers: { 'x-request-id': 'req-7' },
  });

  it.each([401, 402, 403, 404])('is an alert when it is %d, with neither key nor text', async (status) => {
    model.failWith(refusal(status), 1);
    await expect(ask()).rejects.toMatchObject({ code: 'MODEL_FAILED' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      level: 'error',
      words: [{ alert: true, status, modelRequestId: 'req-7' }, expect.any(String), expect.anything()],
    });
    expect(JSON.stringify(lines)).not.toMatch(/the-key|secret/);
  });

  it.each([400, 413, 429, 500])('is a warning when it is %d', async (status) => {
    model.failWith(refusal(status), 1);
    await expect(ask()).rejects.toThrow(String(status));
    expect(lines.map(({ level }) => level)).toEqual(['warn']);
    expect(JSON.stringify(lines)).not.toMatch(/the-key|secret|alert/);
  });
});
