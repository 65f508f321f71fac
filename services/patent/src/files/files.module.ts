import { Module, type DynamicModule } from '@nestjs/common';
import { FileLinks } from './file-links.ts';
import { FilesController } from './files.controller.ts';

/** What signs and serves the addresses of stored files. */
@Module({})
export class FilesModule {
  static forRoot(linkSecret: string): DynamicModule {
    return {
      module: FilesModule,
      global: true,
      controllers: [FilesController],
      providers: [{ provide: FileLinks, useFactory: () => new FileLinks(linkSecret) }],
      exports: [FileLinks],
    };
  }
}
