import { Module, type DynamicModule } from '@nestjs/common';
import { FileLinks } from './file-links.ts';

/** What signs and serves the addresses of stored files. */
@Module({})
export class FilesModule {
  static forRoot(linkSecret: string): DynamicModule {
    return {
      module: FilesModule,
      global: true,
      providers: [{ provide: FileLinks, useFactory: () => new FileLinks(linkSecret) }],
      exports: [FileLinks],
    };
  }
}
