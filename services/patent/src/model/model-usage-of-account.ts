import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { AccountBelongings } from '../erasure/account-belongings.ts';

/** After the jobs: a worker that was about to use the model held its job until it had written this. */
@Injectable()
export class ModelUsageOfAccount implements AccountBelongings {
  readonly name = 'model-usage';

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async removeAllOf(userId: string): Promise<number> {
    const [row] = await this.database.query<{ removed: number }[]>(
      `WITH removed AS (DELETE FROM model_usage WHERE user_id = $1 RETURNING 1)
       SELECT count(*)::int AS removed FROM removed`,
      [userId],
    );
    return row?.removed ?? 0;
  }
}
