import { array, type InferType, object } from 'yup';
import { imageIdOf } from '../images/image-path.ts';
import { text } from '../schema/fields.ts';

/** Most pictures of a service, besides its first. A pair counts as one. */
export const maxServicePictures = 6;

const storedPath = () => text(500);

/** Matches the paths of the site's own pictures, in `web/public/pictures`. */
const sitePicture = /^\/pictures\/[\w-]+\.(?:svg|webp|avif|png|jpg)$/;

/** Returns the field of a picture's path: an uploaded one, or one of the site's own. */
export const enteredPicturePath = () =>
  storedPath().test(
    'picture-path',
    ({ path }) => `${path} must be an uploaded picture, or one below /pictures`,
    (path) => !path || sitePicture.test(path) || imageIdOf(path) !== undefined,
  );

const pairNote = {
  note: 'The same before the work, which makes it a pair: `image` is then how it looks after.',
};

/** Returns the field of a picture's caption, which screen readers also read out. */
export const pictureCaption = () =>
  text(120).label('Caption').meta({ note: 'What is to be seen.' });

/** A picture of the work, or a pair: how something looked before, and how it looks after. */
export const servicePictureSchema = object({
  image: storedPath().required(),
  imageBefore: storedPath().optional().meta(pairNote),
  caption: pictureCaption().required(),
});

export type ServicePicture = InferType<typeof servicePictureSchema>;

const missing = 'A picture is required.';

/** Returns the field of the pictures of a service as managers and admins enter them. */
export const enteredServicePictures = () =>
  array()
    .of(
      object({
        image: enteredPicturePath().required(missing),
        imageBefore: enteredPicturePath().min(1, missing).nonNullable(missing).meta(pairNote),
        caption: pictureCaption().required('Caption is required.'),
      }).noUnknown(({ path, unknown }) => `${path} has unknown fields: ${unknown}`),
    )
    .max(maxServicePictures, `At most ${maxServicePictures} pictures are possible.`);

/** Returns the paths of all pictures, with the field that each is in, such as `pictures[0].imageBefore`. */
export const picturePaths = (
  pictures: readonly ServicePicture[],
): { field: string; path: string }[] =>
  pictures.flatMap(({ image, imageBefore }, index) => [
    ...(imageBefore === undefined
      ? []
      : [{ field: `pictures[${index}].imageBefore`, path: imageBefore }]),
    { field: `pictures[${index}].image`, path: image },
  ]);
