import { expect, test } from 'vitest';
import { imageFileProblem, imageFileRules } from './check-image-file';

const megabyte = 1024 * 1024;

test('the message names the accepted types and sizes', () => {
  expect(imageFileRules).toBe('JPEG, PNG, WebP or AVIF, up to 8 MB.');
});

test.each([
  ['image/jpeg', 1],
  ['image/png', 8 * megabyte],
  ['image/webp', megabyte],
  ['image/avif', megabyte],
  ['', megabyte],
])('a file of type "%s" and %i bytes is accepted', (type, size) => {
  expect(imageFileProblem({ type, size })).toBeNull();
});

test.each([
  ['image/gif', 1, `Please choose a picture: ${imageFileRules}`],
  ['image/svg+xml', 1, `Please choose a picture: ${imageFileRules}`],
  ['application/pdf', 20 * megabyte, `Please choose a picture: ${imageFileRules}`],
  ['image/jpeg', 8 * megabyte + 1, 'This picture has 9 MB. Please choose one of at most 8 MB.'],
  ['image/png', 20 * megabyte, 'This picture has 20 MB. Please choose one of at most 8 MB.'],
])('a file of type "%s" and %i bytes is refused', (type, size, refusal) => {
  expect(imageFileProblem({ type, size })).toBe(refusal);
});
