import { Module } from '@nestjs/common';
import { DeleteImage } from './delete-image.ts';
import { DraftImages } from './draft-images.ts';
import { ImageRepository } from './image.repository.ts';
import { ImagesController } from './images.controller.ts';
import { ImagesOfAccount } from './images-of-account.ts';
import { PresentImage } from './present-image.ts';
import { UploadImage } from './upload-image.ts';
import { UploadSlots } from './upload-slots.ts';

@Module({
  controllers: [ImagesController],
  providers: [DraftImages, PresentImage, ImageRepository, UploadImage, UploadSlots, DeleteImage, ImagesOfAccount],
  exports: [DraftImages, ImagesOfAccount],
})
export class ImagesModule {}
