import { Module, type DynamicModule } from '@nestjs/common';
import { KeySpace, RateLimits, REDIS } from '@premise/service-platform';
import type { Redis } from 'ioredis';
import { AUDIT_LIMITS, type AuditConfig } from './audit-limits.ts';
import { AUDIT_DEADLINE, AuditPool } from './audit-pool.ts';
import { AuditSlots } from './audit-slots.ts';
import { AuditController } from './audit.controller.ts';
import { MailReport } from './mail-report.ts';

@Module({})
export class AuditModule {
  static forRoot({ deadlineMs, ...limits }: AuditConfig): DynamicModule {
    return {
      module: AuditModule,
      controllers: [AuditController],
      providers: [
        AuditPool,
        { provide: AUDIT_DEADLINE, useValue: deadlineMs },
        MailReport,
        AuditSlots,
        {
          provide: AUDIT_LIMITS,
          useFactory: (redis: Redis, keys: KeySpace) => new RateLimits(limits, redis, keys),
          inject: [REDIS, KeySpace],
        },
      ],
    };
  }
}
