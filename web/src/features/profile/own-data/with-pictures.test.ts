import type { OwnData } from '@carwash/domain/own-data/own-data';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '~/lib/api/api-failure';
import { downloadFile } from '~/lib/api/download-file';
import { hasTooManyPictures, mostPictures, withPictures } from './with-pictures';

vi.mock('~/lib/api/download-file', () => ({ downloadFile: vi.fn() }));

class FakeReader {
  result = '';
  onload = () => {};
  async readAsDataURL(content: Blob) {
    this.result = `data:${content.type};base64,${btoa(await content.text())}`;
    this.onload();
  }
}

const load = vi.mocked(downloadFile);
beforeEach(() => {
  vi.stubGlobal('FileReader', FakeReader);
  load.mockReset();
  load.mockImplementation(async (_name, { params }) => ({
    fileName: '',
    content: new Blob([JSON.stringify(params)], { type: 'image/webp' }),
  }));
});

const recordsWith = (count: number) => {
  const photos = Array.from({ length: count }, (_, at) => ({
    _id: `photo-${at}`,
    photoStage: 'arrival' as const,
    takenAt: new Date(at),
    keptUntil: new Date(at),
  }));
  return { visitRecords: [{ _id: 'T-1', photos, damageNote: '' }] } as unknown as OwnData;
};

const picturesOf = async (data: OwnData) =>
  (await withPictures(data)).visitRecords.flatMap(({ photos }) =>
    photos.map(({ picture }) => picture),
  );

test('photos are in the copy with their bytes', async () => {
  const [picture] = await picturesOf(recordsWith(1));
  expect(picture).toMatch(/^data:image\/webp;base64,/);
  expect(atob(picture?.split(',')[1] ?? '')).toBe('{"bookingId":"T-1","photoId":"photo-0"}');
});

test('a photo that is gone meanwhile is left out, and another failure ends the copy', async () => {
  load.mockRejectedValueOnce(new ApiFailure({ kind: 'http', status: 404, code: 'not_found' }));
  expect(await picturesOf(recordsWith(1))).toEqual([null]);
  load.mockRejectedValueOnce(new ApiFailure({ kind: 'TIMEOUT_ERROR' }));
  await expect(withPictures(recordsWith(1))).rejects.toThrow(ApiFailure);
});

test('of too many photos the newest are in the copy, and it is said', async () => {
  const many = recordsWith(mostPictures + 2);
  expect(hasTooManyPictures(many)).toBe(true);
  expect((await picturesOf(many)).map((picture) => picture !== null).indexOf(true)).toBe(2);
  expect(load).toHaveBeenCalledTimes(mostPictures);
});
