import { beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '~/lib/session/session-store';

const signedOut: SessionState = { state: 'signedOut', user: null, token: null };

const signedIn = (uid: string): SessionState => ({
  state: 'signedIn',
  user: { _id: uid, name: uid, email: `${uid}@carwash.test`, role: 'washer' },
  token: 'token',
});

/**
 * Opens a page on which Anna is signed in, who has taken two photos. The first is being sent.
 * @param problem why the first cannot be opened, so that the second is being sent
 */
async function open(problem?: string) {
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  const [{ session }, calls, { photoUploads }, files, drawing] = await Promise.all([
    import('~/lib/session/session'),
    import('~/lib/api/call-api'),
    import('./photo-uploads'),
    import('~/entities/images/check-image-file'),
    import('~/entities/images/shrink-picture'),
  ]);
  const opening = vi
    .spyOn(files, 'openPicture')
    .mockResolvedValue({ src: 'blob:photo' } as HTMLImageElement);
  vi.spyOn(drawing, 'shrinkPicture').mockResolvedValue(new Blob());
  const subscribers = new Set<() => void>();
  vi.spyOn(session, 'subscribe').mockImplementation((onChange) => {
    subscribers.add(onChange);
    return () => subscribers.delete(onChange);
  });
  const current = vi.spyOn(session, 'current').mockReturnValue(signedIn('anna'));
  const sentAs: (string | undefined)[] = [];
  vi.spyOn(calls, 'callApi').mockImplementation((_name, { signal }) => {
    sentAs.push(session.current().user?._id);
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  });
  const { uploadPhotos } = await import('./send-photos');
  if (problem !== undefined) {
    opening.mockRejectedValueOnce(new files.PictureProblem(problem));
  }
  uploadPhotos('b1', 'arrival', [new File([], 'front.jpg'), new File([], 'side.jpg')]);
  await vi.waitUntil(() => sentAs.length > 0);
  return {
    sentAs,
    photoUploads,
    change: (next: SessionState) => {
      current.mockReturnValue(next);
      for (const onChange of subscribers) onChange();
    },
  };
}

beforeEach(() => void vi.resetModules());

test('photos wait for their user when the session ends, and are sent once they are back', async () => {
  const { sentAs, photoUploads, change } = await open();
  change(signedOut);
  await vi.waitUntil(() => photoUploads()[0]?.progress === null);
  expect(photoUploads()).toMatchObject([{ problem: null }, { problem: null }]);
  expect(sentAs).toEqual(['anna']);
  change(signedIn('anna'));
  await vi.waitUntil(() => sentAs.length > 1);
  expect(sentAs).toEqual(['anna', 'anna']);
});

test('a photo that cannot be opened says why, and the next one is sent', async () => {
  const { sentAs, photoUploads } = await open('This browser cannot open HEIC pictures.');
  expect(sentAs).toEqual(['anna']);
  expect(photoUploads()).toMatchObject([
    { problem: 'This browser cannot open HEIC pictures.' },
    { problem: null },
  ]);
});

test.each([
  ['after signing out', [signedOut, signedIn('ben')]],
  ['at once', [signedIn('ben')]],
])('photos are never sent as the user who signs in %s', async (_case, sessions) => {
  const { sentAs, photoUploads, change } = await open();
  for (const next of sessions) change(next);
  expect(photoUploads()).toEqual([]);
  await new Promise((resolve) => setImmediate(resolve));
  expect(sentAs).toEqual(['anna']);
  expect(photoUploads()).toEqual([]);
});
