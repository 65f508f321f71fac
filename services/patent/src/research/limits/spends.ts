import {
  applyDecorators,
  Injectable,
  SetMetadata,
  UseGuards,
  type CanActivate,
  type ExecutionContext,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import type { ResearchLimitName } from '../research-settings.ts';
import { VisitorLimits } from './visitor-limits.ts';

const LIMIT = 'research-limit';

@Injectable()
export class VisitorLimitGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly limits: VisitorLimits,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const name = this.reflector.get<ResearchLimitName>(LIMIT, context.getHandler());
    await this.limits.spend(name, context.switchToHttp().getRequest<Request>().ip);
    return true;
  }
}

/** Each call of the route is counted by address. */
export const Spends = (name: ResearchLimitName): MethodDecorator =>
  applyDecorators(SetMetadata(LIMIT, name), UseGuards(VisitorLimitGuard));
