import { Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { ObjectStoreConfig } from '../object-store-config.ts';
import { AbsentObjectStore } from './absent-object-store.ts';
import { DiskObjectStore } from './disk-object-store.ts';
import { ObjectStore } from './object-store.ts';
import { ObjectsOfAccount } from './objects-of-account.ts';
import { RemoveObjects } from './remove-objects.ts';
import { S3ObjectStore } from './s3-object-store.ts';
import { StoredObjectsRepository } from './stored-objects.repository.ts';

export function openObjectStore(config: ObjectStoreConfig): ObjectStore {
  switch (config.kind) {
    case 'disk':
      return new DiskObjectStore(config.folder);
    case 's3':
      return new S3ObjectStore(config);
    case 'none':
      return new AbsentObjectStore();
  }
}

/** Where files are kept, for API and worker alike. */
@Module({})
export class ObjectsModule implements OnApplicationShutdown {
  constructor(private readonly store: ObjectStore) {}

  static forRoot(config: ObjectStoreConfig): DynamicModule {
    return {
      module: ObjectsModule,
      global: true,
      providers: [
        { provide: ObjectStore, useFactory: () => openObjectStore(config) },
        StoredObjectsRepository,
        RemoveObjects,
        ObjectsOfAccount,
      ],
      exports: [ObjectStore, StoredObjectsRepository, RemoveObjects, ObjectsOfAccount],
    };
  }

  onApplicationShutdown(): void {
    if (this.store instanceof S3ObjectStore) this.store.close();
  }
}
