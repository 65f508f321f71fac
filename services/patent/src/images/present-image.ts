import { Injectable } from '@nestjs/common';
import type { PatentImage } from '@premise/contracts';
import { FileLinks } from '../files/file-links.ts';
import type { Image } from './image.entity.ts';

/** An image as its owner sees it, with addresses that work for a while. */
@Injectable()
export class PresentImage {
  constructor(private readonly links: FileLinks) {}

  present(image: Image, name: string = image.name): PatentImage {
    const link = (key: string) =>
      this.links.link({ bucket: 'patent-images', key, fileName: fileNameOf(key), download: false }).url;
    return {
      id: image.id,
      name,
      url: link(image.objectKey),
      thumbnailUrl: link(image.thumbnailKey),
      path: image.objectKey,
      uploadedAt: image.uploadedAt.toISOString(),
      size: image.bytes,
      type: image.type,
      width: image.width,
      height: image.height,
      dpi: image.dpi,
      colour: image.colour,
    };
  }
}

const fileNameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
