import { boolean, number, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { smallWidth } from './picture-widths.ts';

/** Largest size of an uploaded picture, in bytes. */
export const maxImageBytes = 8 * 1024 * 1024;

/** Accepted picture formats. The server checks the file's content, not its declared type. */
export const acceptedImageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Returns the field with which a picture is asked for in its small size. */
export const smallSize = () =>
  string()
    .oneOf(['small'])
    .optional()
    .meta({
      note: `small: ${smallWidth} pixels wide. A picture that is narrower, or not stored so, comes as it is.`,
    });

const imageParam = object({
  sha256: string()
    .matches(/^[0-9a-f]{64}$/, 'sha256 must be 64 hexadecimal digits')
    .required(),
});

export const imageEndpoints = {
  uploadImage: defineEndpoint({
    method: 'POST',
    path: '/images',
    summary:
      'Stores a JPEG, PNG, WebP or AVIF picture of at most 8 MB, re-encoded without location and camera data. One that nothing refers to is deleted after a day; one that the desk has removed is refused.',
    auth: 'anyRole',
    accepts: 'image',
    data: object({
      url: string().required().meta({ note: 'Where the picture is from now on.' }),
      width: number().required(),
      height: number().required(),
      isNew: boolean().required().meta({ note: 'false: the same picture was there already.' }),
    }),
    errors: ['too_large', 'unsupported_media_type', 'overloaded'],
    limits: [{ kind: 'image', by: ['account'] }],
  }),
  getImage: defineEndpoint({
    method: 'GET',
    path: '/images/:sha256',
    summary:
      'A stored picture. It never changes, but the desk can remove it: caches ask again after half an hour.',
    auth: 'anyone',
    response: 'image',
    params: imageParam,
    query: object({ size: smallSize() }),
    errors: ['not_found'],
  }),
  removeImage: defineEndpoint({
    method: 'DELETE',
    path: '/images/:sha256',
    summary:
      'Takes a picture down for good: it is gone from answers at once, from caches within an hour, and is refused when it is uploaded again. Profiles that show it have no photo then, services the picture of the site, and lists of pictures one less. Safe to repeat.',
    auth: 'runDesk',
    params: imageParam,
    errors: ['not_found'],
  }),
} as const;
