import { expect, test } from 'vitest';
import { pictureSources } from './picture-sources';

test('an uploaded picture is offered in two widths', () => {
  const image = `/api/images/${'a'.repeat(64)}`;
  expect(pictureSources(image, '50vw')).toEqual({
    src: image,
    srcSet: `${image}?size=small 800w, ${image} 1600w`,
    sizes: '50vw',
  });
});

test('a drawing of the site has no other widths', () => {
  const image = '/pictures/foam-wash.svg';
  expect(pictureSources(image, '50vw')).toEqual({ src: image });
});
