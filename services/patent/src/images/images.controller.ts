import { Body, Controller, Delete, Param, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { IMAGES_PATH, type DeleteImageResponse, type UploadImageResponse } from '@premise/contracts';
import {
  Access,
  AskStillSignedIn,
  CodedError,
  CurrentCaller,
  Documented,
  type Caller,
  type StillSignedIn,
} from '@premise/service-platform';
import { nameOf, type UploadedPart } from '../files/read-one-file.ts';
import { DeleteImage } from './delete-image.ts';
import { DELETE_IMAGE_DOCS, UPLOAD_IMAGE_DOCS } from './images.docs.ts';
import { ReadUpload } from './read-upload.ts';
import { UploadImage } from './upload-image.ts';
import { UploadSlots } from './upload-slots.ts';

@ApiTags('images')
@ApiBearerAuth()
@Controller()
@Access('signed-in')
export class ImagesController {
  constructor(
    private readonly uploadImage: UploadImage,
    private readonly deleteImage: DeleteImage,
  ) {}

  /** Takes one image in. */
  @Post(IMAGES_PATH)
  @UseInterceptors(UploadSlots, ReadUpload)
  @Documented(UPLOAD_IMAGE_DOCS)
  async upload(
    @CurrentCaller() caller: Caller,
    @Body() fields: Record<string, unknown> | undefined,
    @UploadedFile() file: UploadedPart | undefined,
    @AskStillSignedIn() stillSignedIn: StillSignedIn,
  ): Promise<UploadImageResponse> {
    if (file === undefined || file.size === 0) throw new CodedError('IMAGE_MISSING', 'No file provided');
    const text = (name: string): string | undefined => {
      const value = fields?.[name];
      return typeof value === 'string' && value !== '' ? value : undefined;
    };
    const applicationId = text('applicationId');
    if (applicationId === undefined || text('userId') === undefined) {
      throw new CodedError('IMAGE_OWNER_MISSING', 'User ID and Application ID required');
    }
    // Whom the call says it is for must be who makes it.
    if (text('userId') !== caller.userId) throw new CodedError('FORBIDDEN');
    const image = await this.uploadImage.upload({
      userId: caller.userId,
      applicationId,
      name: text('name'),
      fileName: nameOf(file),
      content: file.buffer,
      stillSignedIn,
    });
    return { success: true, image };
  }

  /** Deletes an image for good. */
  @Delete('/api/patents/images/:id')
  @Documented(DELETE_IMAGE_DOCS)
  async delete(@CurrentCaller() caller: Caller, @Param('id') id: string): Promise<DeleteImageResponse> {
    await this.deleteImage.delete(caller.userId, id);
    return { success: true };
  }
}
