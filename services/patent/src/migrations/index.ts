import { CreateApplications1790700000000 } from './1790700000000-create-applications.ts';
import { CreateJobs1790710000000 } from './1790710000000-create-jobs.ts';
import { CreateImages1790720000000 } from './1790720000000-create-images.ts';
import { UnusedImages1790730000000 } from './1790730000000-unused-images.ts';
import { UnusedImagesIndex1790740000000 } from './1790740000000-unused-images-index.ts';
import { ModelUsage1790750000000 } from './1790750000000-model-usage.ts';
import { CreateCorpus1790760000000 } from './1790760000000-create-corpus.ts';
import { SavedSearches1790770000000 } from './1790770000000-saved-searches.ts';
import { CorpusPlaces1790780000000 } from './1790780000000-corpus-places.ts';

/** In the order in which they run. */
export const MIGRATIONS = [
  CreateApplications1790700000000,
  CreateJobs1790710000000,
  CreateImages1790720000000,
  UnusedImages1790730000000,
  UnusedImagesIndex1790740000000,
  ModelUsage1790750000000,
  CreateCorpus1790760000000,
  SavedSearches1790770000000,
  CorpusPlaces1790780000000,
];
