import { Application } from './applications/application.entity.ts';
import { Image } from './images/image.entity.ts';
import { JobEvent } from './jobs/job-event.entity.ts';
import { Job } from './jobs/job.entity.ts';
import { SavedSearchRow } from './research/saved-searches/saved-search.entity.ts';
import { Version } from './versions/version.entity.ts';

export const ENTITIES = [Application, Version, Image, Job, JobEvent, SavedSearchRow];
