import { Module, type InjectionToken } from '@nestjs/common';
import { ACCOUNT_BELONGINGS, type AccountBelongings } from './account-belongings.ts';
import { EraseAccount } from './erase-account.ts';
import { ErasureController } from './erasure.controller.ts';

/** The one place where a feature that keeps something of accounts enters what removes it. The service keeps nothing yet. */
const FEATURES: InjectionToken<AccountBelongings>[] = [];

@Module({
  controllers: [ErasureController],
  providers: [
    EraseAccount,
    {
      provide: ACCOUNT_BELONGINGS,
      useFactory: (...belongings: AccountBelongings[]) => belongings,
      inject: FEATURES,
    },
  ],
})
export class ErasureModule {}
