import type { imageEndpoints } from '@carwash/domain/images/endpoints';
import type { Context } from '../context.ts';
import type { Handlers } from '../http/handler.ts';
import { getImage } from './get-image.ts';
import { removeImage } from './remove-image.ts';
import { uploadImage } from './upload-image.ts';

/** The endpoints that the function `images` serves. `api` serves all others. */
export type ImageEndpointName = keyof typeof imageEndpoints;

/** The handler of each endpoint of pictures. */
export const imageHandlers: Handlers<Pick<Context, 'db' | 'now'>, ImageEndpointName> = {
  getImage,
  removeImage,
  uploadImage,
};
