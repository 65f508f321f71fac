import { Module, type InjectionToken } from '@nestjs/common';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { ApplicationsOfAccount } from '../applications/applications-of-account.ts';
import { ImagesModule } from '../images/images.module.ts';
import { ImagesOfAccount } from '../images/images-of-account.ts';
import { JobsOfAccount } from '../jobs/jobs-of-account.ts';
import { ModelUsageOfAccount } from '../model/model-usage-of-account.ts';
import { ObjectsOfAccount } from '../objects/objects-of-account.ts';
import { SavedSearchesOfAccount } from '../research/saved-searches/saved-searches-of-account.ts';
import { ACCOUNT_BELONGINGS, type AccountBelongings } from './account-belongings.ts';
import { EraseAccount } from './erase-account.ts';
import { ErasureController } from './erasure.controller.ts';

/** The one place where a feature that keeps something of accounts enters what removes it. Jobs go first: a run may be about to write. */
const FEATURES: InjectionToken<AccountBelongings>[] = [
  JobsOfAccount,
  ModelUsageOfAccount,
  ApplicationsOfAccount,
  ImagesOfAccount,
  ObjectsOfAccount,
  SavedSearchesOfAccount,
];

@Module({
  imports: [ApplicationsModule, ImagesModule],
  controllers: [ErasureController],
  providers: [
    EraseAccount,
    ModelUsageOfAccount,
    {
      provide: ACCOUNT_BELONGINGS,
      useFactory: (...belongings: AccountBelongings[]) => belongings,
      inject: FEATURES,
    },
  ],
})
export class ErasureModule {}
