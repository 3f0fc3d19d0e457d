import { array, object } from 'yup';
import { enteredPicturePath, pictureCaption } from '../services/service-picture.ts';

/** Most pictures of the business. */
export const maxBusinessPictures = 6;

const businessPictureSchema = object({
  image: enteredPicturePath().required('A picture is required.'),
  caption: pictureCaption().required('Caption is required.'),
}).noUnknown(({ path, unknown }) => `${path} has unknown fields: ${unknown}`);

/** Returns the field of the business's pictures, in the order in which they are shown. */
export const businessPictures = () =>
  array()
    .of(businessPictureSchema)
    .max(maxBusinessPictures, `At most ${maxBusinessPictures} pictures are possible.`);
