import { pino, type DestinationStream, type Logger } from 'pino';
import type { ServiceName } from '@premise/contracts';
import { toldError } from './told-error.ts';

/** Injection token of the process' pino logger. */
export const LOGGER = Symbol('premise.logger');

const SECRET_FIELDS = [
  'authorization',
  'cookie',
  'password',
  'newPassword',
  'currentPassword',
  'confirmPassword',
  'securityAnswer',
  'answer',
  'token',
  'refreshToken',
  'apiKey',
];
const REDACTED = [
  ...SECRET_FIELDS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
  'req.headers["set-cookie"]',
  'res.headers["set-cookie"]',
  'headers["set-cookie"]',
  '*.headers["x-api-key"]',
  '*.headers["x-uspto-api-key"]',
];

/** A logger that writes one JSON line per entry and never a secret. */
export function createLogger(
  options: { service: ServiceName; role?: 'http' | 'worker'; level?: string },
  destination?: DestinationStream,
): Logger {
  const settings = {
    level: options.level ?? 'info',
    base: { service: options.service, role: options.role ?? 'http', pid: process.pid },
    timestamp: (): string => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: pino.stdSerializers.wrapErrorSerializer(toldError) },
    redact: { paths: REDACTED, censor: '[redacted]' },
  };
  return destination === undefined ? pino(settings) : pino(settings, destination);
}
