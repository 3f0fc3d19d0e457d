import { mostVisitPhotos } from '@carwash/domain/visit-records/visit-record';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { noise, pictureForm, plain } from '../support/calls/images.ts';
import { addPhoto, newVisit, sendPhoto } from '../support/calls/visit-records.ts';
import { goToNoon } from '../support/days/go-to-noon.ts';
import { newAdmin, newCustomer, newPerson, type Person } from '../support/people/people.ts';
import { signedInNow } from '../support/people/personas.ts';
import { harness, test } from '../support/test.ts';

const dayMinutes = 24 * 60;

let owner: Person;
let other: Person;
let washer: Person;
let manager: Person;
let admin: Person;
test.beforeAll(async ({ harness }) => {
  goToNoon(harness);
  [owner, other, washer, manager, admin] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newPerson(harness, 'washer'),
    newPerson(harness, 'manager'),
    newAdmin(harness),
  ]);
});
test.afterEach(async () => {
  await storeSettings(harness, {});
  harness.mend();
  goToNoon(harness);
});

const recordOf = (as: Person, bookingId: string) =>
  call(harness, 'GET', `/bookings/${bookingId}/visit-record`, { as });

const photoOf = (as: Person | null, bookingId: string, photoId: string, size = '') =>
  fetch(`${harness.apiUrl}/api/visit-photos/${bookingId}/${photoId}${size}`, {
    headers: { ...(as && { authorization: `Bearer ${as.token}` }) },
  });

const removePhoto = (as: Person, bookingId: string, photoId: string) =>
  call(harness, 'DELETE', `/visit-photos/${bookingId}/${photoId}`, { as });

const note = (as: Person, id: string, damageNote: string, seenNote = '') =>
  call(harness, 'PATCH', `/bookings/${id}/damage-note`, { as, json: { damageNote, seenNote } });

const png = async () => pictureForm(await noise(40, 30).png().toBuffer());

const storedPhotos = async (bookingId: string) =>
  (await harness.context.db.visitPhotos.where('bookingId', '==', bookingId).get()).size;

describe('who may do what', () => {
  let visit: string;
  let photoId: string;
  test.beforeAll(async ({ harness }) => {
    visit = await newVisit(harness, owner);
    photoId = (await addPhoto(harness, washer, visit)).data._id;
    await note(washer, visit, 'A scratch.');
  });

  test.each([
    ['the owner of the booking', () => owner, 200],
    ['another customer', () => other, 404],
    ['a washer', () => washer, 200],
    ['a manager', () => manager, 200],
    ['an admin', () => admin, 200],
  ] as const)('%s reads: %#', async (_who, as, status) => {
    const record = await recordOf(as(), visit);
    expect(record.status).toBe(status);
    expect((await photoOf(as(), visit, photoId)).status).toBe(status);
    if (status === 200) {
      expect(record.data).toMatchObject({ photos: [{ _id: photoId }], damageNote: 'A scratch.' });
    } else expect(record.data).toBeUndefined();
  });

  test.each([
    ['the owner of the booking', () => owner],
    ['another customer', () => other],
  ])('%s changes nothing', async (_who, as) => {
    const answers = await Promise.all([
      sendPhoto(harness, as(), visit, await png()),
      removePhoto(as(), visit, photoId),
      note(as(), visit, 'None.', 'A scratch.'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  test('nobody reads or writes without signing in', async () => {
    const address = `/bookings/${visit}/visit-record`;
    expect((await call(harness, 'GET', address)).status).toBe(401);
    expect((await photoOf(null, visit, photoId)).status).toBe(401);
    expect((await sendPhoto(harness, null, visit, await png())).status).toBe(401);
  });

  test('a photo is not found under another booking, not even under an own one', async () => {
    const own = await newVisit(harness, other);
    expect((await photoOf(other, own, photoId)).status).toBe(404);
    expect((await photoOf(washer, own, photoId)).status).toBe(404);
    expect((await removePhoto(washer, own, photoId)).data.photos).toEqual([]);
    expect((await photoOf(owner, visit, photoId)).status).toBe(200);
  });

  test('a booking that does not exist has no record', async () => {
    const id = 'T-1-nobody-nothing';
    expect((await recordOf(admin, id)).status).toBe(404);
    expect((await sendPhoto(harness, admin, id, await png())).status).toBe(404);
    expect((await note(admin, id, 'A scratch.')).status).toBe(404);
  });
});

describe('a washer', () => {
  /** The answers to everything that the yard does with photos and notes. */
  const statusesOf = async (as: Person, visit: string, photoId: string) => [
    (await recordOf(as, visit)).status,
    (await photoOf(as, visit, photoId)).status,
    (await sendPhoto(harness, as, visit, await png())).status,
    (await note(as, visit, 'A dent.')).status,
    (await removePhoto(as, visit, photoId)).status,
  ];
  const everything = [200, 200, 200, 200, 200];
  const nothing = everything.map(() => 404);

  test.each([
    ['of yesterday', 1, async () => harness.clock.advanceMinutes(dayMinutes)],
    ['of tomorrow', dayMinutes, async () => {}],
    ['that is cancelled', 60, (visit: string) => cancelBooking(harness, owner, visit)],
  ])('sees and changes nothing of a visit %s, and the desk does', async (_which, starts, after) => {
    const slot = await newSlot(harness, await newService(harness), starts);
    const visit = await book(harness, owner, slot);
    const { data } = await addPhoto(harness, manager, visit);
    await after(visit);
    expect(await statusesOf(washer, visit, data._id)).toEqual(nothing);
    expect((await photoOf(manager, visit, data._id)).status).toBe(200);
    expect((await note(manager, visit, 'A dent.')).status).toBe(200);
  });

  test('works on a visit of yesterday that lasts beyond midnight', async () => {
    const slot = await newSlot(harness, await newService(harness), 12 * 60 - 20);
    const visit = await book(harness, owner, slot);
    harness.clock.advanceMinutes(12 * 60 + 1);
    const { data } = await addPhoto(harness, washer, visit);
    expect(await statusesOf(washer, visit, data._id)).toEqual(everything);
  });
});

describe('a photo', () => {
  test('is re-encoded, without location, and private', async () => {
    const visit = await newVisit(harness, owner);
    const taken = await plain(3000, 2000)
      .withExif({ IFD0: { Make: 'CAMERA-MAKER' }, IFD3: { GPSLatitude: '23/1 48/1 0/1' } })
      .jpeg()
      .toBuffer();
    const { data } = await sendPhoto(harness, washer, visit, pictureForm(taken, 'page.html'));
    const response = await photoOf(owner, visit, data._id);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    const metadata = await sharp(await response.arrayBuffer()).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 1600 });
    expect(metadata.exif).toBeUndefined();
    const small = await photoOf(owner, visit, data._id, '?size=small');
    expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(800);
  });

  test('is stored once for each stage, however often it is sent', async () => {
    const visit = await newVisit(harness, owner);
    const bytes = await noise(40, 30).png().toBuffer();
    const send = () => sendPhoto(harness, washer, visit, pictureForm(bytes));
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
    await sendPhoto(harness, washer, visit, pictureForm(bytes), 'photoStage=after');
    const { photos } = (await recordOf(owner, visit)).data;
    expect(photos.map(({ photoStage }: { photoStage: string }) => photoStage)).toEqual([
      'arrival',
      'after',
    ]);
    expect(await storedPhotos(visit)).toBe(2);
    expect((await auditOf(harness, visit)).map(({ action }) => action)).toEqual([
      'photo added',
      'photo added',
    ]);
  });

  test('is removed by the staff, once, and the audit says by whom', async () => {
    const visit = await newVisit(harness, owner);
    const { data } = await addPhoto(harness, washer, visit);
    for (const _time of ['first', 'second']) {
      const answer = await removePhoto(washer, visit, data._id);
      expect([answer.status, answer.data]).toEqual([200, { photos: [], damageNote: '' }]);
    }
    expect((await photoOf(owner, visit, data._id)).status).toBe(404);
    expect(await storedPhotos(visit)).toBe(0);
    const [, ...removals] = await auditOf(harness, visit);
    expect(removals).toMatchObject([
      { action: 'photo removed', by: { uid: washer.uid }, before: { photoStage: 'arrival' } },
    ]);
  });

  test.each([
    ['a text that says it is a picture', () => Buffer.from('hello'), 415, 'image'],
    ['a page', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'image'],
    ['the beginning of a picture', () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 400, 'image'],
    ['a file of 9 MB', () => Buffer.alloc(9 * 1024 * 1024), 413, undefined],
    ['a file of a byte too many', () => Buffer.alloc(8 * 1024 * 1024 + 1), 413, 'image'],
  ])('is not %s', async (_what, bytes, status, path) => {
    const visit = await newVisit(harness, owner);
    const form = new FormData();
    form.set('image', new Blob([bytes()], { type: 'image/jpeg' }), 'photo.jpg');
    const answer = await sendPhoto(harness, washer, visit, form);
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([status, path]);
    expect(await storedPhotos(visit)).toBe(0);
  });

  test.each(['', 'photoStage=before', 'photoStage='])('needs a stage, not %j', async (query) => {
    const answer = await sendPhoto(harness, washer, 'T-1-nobody-nothing', await png(), query);
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'photoStage']);
  });

  test('of a cancelled visit is refused', async () => {
    const visit = await newVisit(harness, owner);
    await cancelBooking(harness, owner, visit);
    expect((await addPhoto(harness, manager, visit)).code).toBe('conflict');
  });
});

test('a visit has no more photos than it may, also when they come at the same moment', async () => {
  const visit = await newVisit(harness, owner);
  const first = Array.from({ length: mostVisitPhotos - 2 }, () => addPhoto(harness, washer, visit));
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual(first.map(() => 200));
  const rivals = await Promise.all([
    addPhoto(harness, washer, visit),
    addPhoto(harness, manager, visit, 'after'),
    addPhoto(harness, admin, visit),
    addPhoto(harness, washer, visit, 'after'),
  ]);
  expect(rivals.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
  const refused = rivals.find(({ status }) => status === 409);
  expect(refused?.errors?.[0]).toMatchObject({
    path: 'image',
    message: expect.stringContaining('at most 12 photos'),
  });
  expect(await storedPhotos(visit)).toBe(mostVisitPhotos);
  expect((await recordOf(owner, visit)).data.photos).toHaveLength(mostVisitPhotos);
});

test('photos and the damage note are gone after the days of the settings', async () => {
  await storeSettings(harness, { photoDays: 3 });
  const visit = await newVisit(harness, owner);
  const { data: early } = await addPhoto(harness, washer, visit);
  await note(washer, visit, 'A scratch.');
  harness.clock.advanceMinutes(2 * dayMinutes);
  const { data: late } = await addPhoto(harness, manager, visit, 'after');
  const ends = (await harness.context.db.visitRecords.doc(visit).get()).data()?.expiresAt;
  expect(ends).toEqual(new Date(late.keptUntil));
  harness.clock.advanceMinutes(dayMinutes);
  // The documents are still there, as they may be in Firestore for days.
  expect(await storedPhotos(visit)).toBe(2);
  for (const as of [owner, manager]) {
    expect((await recordOf(as, visit)).data).toMatchObject({
      photos: [{ _id: late._id }],
      damageNote: '',
    });
    expect((await photoOf(as, visit, early._id)).status).toBe(404);
    expect((await photoOf(as, visit, late._id)).status).toBe(200);
  }
});

describe('the damage note', () => {
  test('is kept once, and its text is not in the audit', async () => {
    const visit = await newVisit(harness, owner);
    for (const _time of ['first', 'second']) {
      expect((await note(washer, visit, 'A scratch.')).data.damageNote).toBe('A scratch.');
    }
    expect(await auditOf(harness, visit)).toMatchObject([
      { action: 'damage note changed', before: null, after: null, by: { uid: washer.uid } },
    ]);
  });

  test('of two people at one car the second is told', async () => {
    const visit = await newVisit(harness, owner);
    await note(washer, visit, 'A scratch.');
    expect((await note(manager, visit, 'A dent.')).code).toBe('conflict');
    expect((await note(manager, visit, 'A scratch and a dent.', 'A scratch.')).status).toBe(200);
    expect((await note(manager, visit, '', 'A scratch and a dent.')).data.damageNote).toBe('');
  });

  test('is not longer than it may be', async () => {
    const visit = await newVisit(harness, owner);
    const { status, errors } = await note(washer, visit, 'x'.repeat(501));
    expect([status, errors?.[0]?.path]).toEqual([400, 'damageNote']);
  });
});

test('a copy of their data tells the customer of them, and they go with the account', async () => {
  const customer = await newCustomer(harness);
  const visit = await newVisit(harness, customer);
  const { data } = await addPhoto(harness, washer, visit);
  await note(washer, visit, 'A scratch.');
  const token = signedInNow(harness, customer, 'user');
  const copy = await call(harness, 'GET', '/auth/my-data', { token });
  expect(copy.data.visitRecords).toMatchObject([
    { _id: visit, photos: [{ _id: data._id }], damageNote: 'A scratch.' },
  ]);
  await cancelBooking(harness, customer, visit);
  // Their sign-in has to be recent.
  harness.clock.reset();
  const left = await call(harness, 'POST', '/auth/delete-account', {
    as: customer,
    json: { confirmed: true },
  });
  expect(left.status).toBe(200);
  expect(await storedPhotos(visit)).toBe(0);
  expect((await harness.context.db.visitRecords.doc(visit).get()).exists).toBe(false);
  expect((await recordOf(manager, visit)).data).toEqual({ photos: [], damageNote: '' });
});

test('nothing is added to the visit of a customer whose account was deleted', async () => {
  const customer = await newCustomer(harness);
  const visit = await newVisit(harness, customer);
  harness.clock.advanceMinutes(3 * 60);
  const left = await call(harness, 'POST', '/auth/delete-account', {
    as: { ...customer, token: signedInNow(harness, customer, 'user') },
    json: { confirmed: true },
  });
  expect(left.status).toBe(200);
  const sent = await addPhoto(harness, washer, visit);
  expect([sent.status, sent.message]).toEqual([409, 'The account of this customer was deleted.']);
  expect((await note(manager, visit, 'A scratch.')).status).toBe(409);
  expect(await storedPhotos(visit)).toBe(0);
});
