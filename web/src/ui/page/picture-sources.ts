import { longestSide, smallWidth } from '@carwash/domain/images/picture-widths';

interface PictureSources {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/**
 * Returns the attributes of an image that let the browser choose the width it needs. The site's own pictures
 * have none: they are drawings that fit any size, or no wider than they are shown.
 * @param image address of an uploaded picture, or of one of the site
 * @param sizes displayed width, as in the attribute of that name
 */
export const pictureSources = (image: string, sizes: string): PictureSources =>
  image.startsWith('/api/images/')
    ? {
        src: image,
        srcSet: `${image}?size=small ${smallWidth}w, ${image} ${longestSide}w`,
        sizes,
      }
    : { src: image };
