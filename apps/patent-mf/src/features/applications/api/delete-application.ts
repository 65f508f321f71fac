import { deleteApplicationPath, type DeleteApplicationResponse } from '@premise/contracts';
import { api } from '@premise/web-platform';

/** For good, with images, versions and exports. */
export const deleteApplication = (applicationId: string) =>
  api.del<DeleteApplicationResponse>(deleteApplicationPath(applicationId));
