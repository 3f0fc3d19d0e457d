import { boolean, number, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { smallWidth } from './picture-widths.ts';

/** Maximum size of an uploaded picture, in bytes. */
export const maxImageBytes = 8 * 1024 * 1024;

/** Accepted picture formats. The server checks the file's content, not its declared type. */
export const acceptedImageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

export const imageEndpoints = {
  uploadImage: defineEndpoint({
    method: 'POST',
    path: '/images',
    summary:
      'Stores a JPEG, PNG, WebP or AVIF picture of at most 8 MB, re-encoded without location and camera data. One that nothing refers to is deleted after a day.',
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
    summary: 'A stored picture. It never changes.',
    auth: 'anyone',
    response: 'image',
    params: object({
      sha256: string()
        .matches(/^[0-9a-f]{64}$/, 'sha256 must be 64 hexadecimal digits')
        .required(),
    }),
    query: object({
      size: string()
        .oneOf(['small'])
        .optional()
        .meta({
          note: `small: ${smallWidth} pixels wide. A picture that is narrower, or not stored so, comes as it is.`,
        }),
    }),
    errors: ['not_found'],
  }),
} as const;
