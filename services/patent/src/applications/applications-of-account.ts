import { Injectable } from '@nestjs/common';
import type { AccountBelongings } from '../erasure/account-belongings.ts';
import { ApplicationRepository } from './application.repository.ts';

@Injectable()
export class ApplicationsOfAccount implements AccountBelongings {
  readonly name = 'applications';

  constructor(private readonly applications: ApplicationRepository) {}

  removeAllOf(userId: string): Promise<number> {
    return this.applications.removeAllOf(userId);
  }
}
