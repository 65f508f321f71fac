import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LIMITS, PLACEHOLDER_APPLICATIONS, type PatentImage } from '@premise/contracts';
import { isStorableText } from '@premise/contracts-dto';
import { CodedError, type StillSignedIn } from '@premise/service-platform';
import { isUUID } from 'class-validator';
import { storeAbsent } from '../objects/absent-object-store.ts';
import { ObjectStore, type ObjectAddress } from '../objects/object-store.ts';
import { RemoveObjects } from '../objects/remove-objects.ts';
import { StoredObjectsRepository } from '../objects/stored-objects.repository.ts';
import { cleanFileName } from './clean-file-name.ts';
import { ImageRepository } from './image.repository.ts';
import { PresentImage } from './present-image.ts';
import { processImage, type ProcessedImage } from './process-image.ts';

export interface Upload {
  userId: string;
  /** An application's id, or `draft` or `new`. */
  applicationId: string;
  /** Shown; the file's own name where none is given. */
  name: string | undefined;
  fileName: string;
  content: Buffer;
  /** Asked before anything is entered: a body that comes slowly may outlive its account. */
  stillSignedIn: StillSignedIn;
}

const PLACEHOLDERS: readonly string[] = PLACEHOLDER_APPLICATIONS;

/** Takes one image in: reserved, stored, and only then entered, so that a failure half-way leaves nothing behind. */
@Injectable()
export class UploadImage {
  constructor(
    private readonly images: ImageRepository,
    private readonly objects: StoredObjectsRepository,
    private readonly store: ObjectStore,
    private readonly removeObjects: RemoveObjects,
    private readonly presentImage: PresentImage,
  ) {}

  async upload(upload: Upload): Promise<PatentImage> {
    const owner = { userId: upload.userId, applicationId: await this.applicationOf(upload) };
    requireRoom(await this.images.sizeOf(owner.userId, owner.applicationId), 0);
    const image = await processImage(upload.content);
    const places = await this.reserve(upload, image);
    try {
      await this.store.put(places[0], image.content, image.type);
      await this.store.put(places[1], image.thumbnail, 'image/webp');
      return await this.enter(owner, upload, image, places);
    } catch (error) {
      await this.removeObjects.removeSoon(places);
      throw error;
    }
  }

  private async applicationOf({ userId, applicationId }: Upload): Promise<string | null> {
    if (!this.store.exists) throw storeAbsent();
    if (PLACEHOLDERS.includes(applicationId)) return null;
    const own = isUUID(applicationId) && (await this.images.ownsApplication(userId, applicationId));
    if (!own) throw new CodedError('NOT_FOUND', 'Application not found');
    return applicationId.toLowerCase();
  }

  /** {userId}/{applicationId}/{timestamp}_{filename} (S2 section 7); a name that is taken gets a later time. */
  private async reserve(upload: Upload, image: ProcessedImage): Promise<[ObjectAddress, ObjectAddress]> {
    const folder = `${upload.userId}/${upload.applicationId.toLowerCase()}`;
    const stem = cleanFileName(upload.fileName);
    for (let time = Date.now(); ; time += 1) {
      const places: [ObjectAddress, ObjectAddress] = [
        { bucket: 'patent-images', key: `${folder}/${time}_${stem}.${image.extension}` },
        { bucket: 'patent-images', key: `${folder}/${time}_${stem}.thumbnail.webp` },
      ];
      if (await this.objects.reserve(upload.userId, places)) return places;
    }
  }

  private async enter(
    owner: { userId: string; applicationId: string | null },
    upload: Upload,
    image: ProcessedImage,
    places: [ObjectAddress, ObjectAddress],
  ): Promise<PatentImage> {
    return this.images.database.transaction(async (manager) => {
      const { userId, applicationId } = owner;
      await this.images.lockUploadsOf(manager, userId);
      await upload.stillSignedIn();
      if (applicationId !== null && !(await this.images.holdApplication(manager, userId, applicationId))) {
        throw new CodedError('NOT_FOUND', 'Application not found');
      }
      requireRoom(await this.images.sizeOf(userId, applicationId, manager), image.content.length);
      // The account was erased meanwhile, with what was known of these files.
      if (!(await this.objects.claim(manager, places))) throw new CodedError('UNAVAILABLE');
      const stored = await this.images.insert(manager, {
        id: randomUUID(),
        userId,
        applicationId,
        name: nameOf(upload),
        objectKey: places[0].key,
        thumbnailKey: places[1].key,
        bytes: image.content.length,
        type: image.type,
        width: image.width,
        height: image.height,
        dpi: image.dpi,
        colour: image.colour,
      });
      return this.presentImage.present(stored);
    });
  }
}

/** What the draft shows: text as it was given, cut to size. */
function nameOf({ name, fileName }: Upload): string {
  const given = (name ?? '').trim() === '' ? (fileName.split(/[\\/]/).at(-1) ?? '') : (name ?? '');
  const whole = isStorableText(given) ? given : given.replace(/\0|\p{Surrogate}/gu, '\uFFFD');
  return [...whole.slice(0, LIMITS.imageNameMaxLength)].filter((character) => isStorableText(character)).join('');
}

function requireRoom(stored: { count: number; bytes: number }, more: number): void {
  if (stored.count >= LIMITS.imagesPerApplication) {
    throw new CodedError(
      'IMAGE_LIMIT_REACHED',
      `An application can hold ${LIMITS.imagesPerApplication} images. Please remove one before adding another.`,
    );
  }
  if (stored.bytes + more > LIMITS.imageBytesPerApplication) {
    const megabytes = LIMITS.imageBytesPerApplication / 1024 / 1024;
    throw new CodedError('IMAGE_LIMIT_REACHED', `The images of an application can take ${megabytes} MB in all.`);
  }
}
