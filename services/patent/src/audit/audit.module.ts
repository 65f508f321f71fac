import { Module, type DynamicModule } from '@nestjs/common';
import { KeySpace, RateLimits, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import { AUDIT_LIMITS, type AuditLimits } from './audit-limits.ts';
import { AuditPool } from './audit-pool.ts';
import { AuditController } from './audit.controller.ts';
import { MailReport } from './mail-report.ts';
import { VisitorTurns } from './visitor-turns.ts';

@Module({})
export class AuditModule {
  static forRoot(limits: AuditLimits): DynamicModule {
    return {
      module: AuditModule,
      controllers: [AuditController],
      providers: [
        AuditPool,
        MailReport,
        VisitorTurns,
        {
          provide: AUDIT_LIMITS,
          useFactory: (redis: Redis, keys: KeySpace) => new RateLimits(limits, redis, keys),
          inject: [REDIS, KeySpace],
        },
      ],
    };
  }
}
