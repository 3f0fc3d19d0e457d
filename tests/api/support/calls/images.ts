import sharp from 'sharp';
import { type Answer, call } from '../../../support/calls/call.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

/** Returns a plain picture of one colour. */
export const plain = (width: number, height: number, background = '#226688') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Returns a picture that compresses badly: every pixel differs from its neighbours. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

/** Returns a form with one picture. */
export function pictureForm(bytes: Uint8Array, name = 'photo.jpg', field = 'image'): FormData {
  const form = new FormData();
  form.set(field, new Blob([new Uint8Array(bytes)]), name);
  return form;
}

/** Sends a form to the upload call. */
export const upload = (harness: Harness, as: Person, form: FormData): Promise<Answer> =>
  call(harness, 'POST', '/images', { as, form });
