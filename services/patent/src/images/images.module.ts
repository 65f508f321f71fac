import { Module } from '@nestjs/common';
import { DraftImages } from './draft-images.ts';
import { PresentImage } from './present-image.ts';

@Module({ providers: [DraftImages, PresentImage], exports: [DraftImages] })
export class ImagesModule {}
