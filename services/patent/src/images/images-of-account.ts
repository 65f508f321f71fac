import { Injectable } from '@nestjs/common';
import type { AccountBelongings } from '../erasure/account-belongings.ts';
import { ImageRepository } from './image.repository.ts';

/** The rows; the files are `objects-of-account.ts`. */
@Injectable()
export class ImagesOfAccount implements AccountBelongings {
  readonly name = 'images';

  constructor(private readonly images: ImageRepository) {}

  removeAllOf(userId: string): Promise<number> {
    return this.images.removeAllOf(userId);
  }
}
