import { Injectable } from '@nestjs/common';
import type { AccountBelongings } from '../erasure/account-belongings.ts';
import { RemoveObjects } from './remove-objects.ts';

@Injectable()
export class ObjectsOfAccount implements AccountBelongings {
  readonly name = 'files';

  constructor(private readonly removeObjects: RemoveObjects) {}

  removeAllOf(userId: string): Promise<number> {
    return this.removeObjects.removeAllOf(userId);
  }
}
