import type { PhotoStage } from '@carwash/domain/visit-records/visit-record';
import { type Answer, call } from '../../../support/calls/call.ts';
import { newService, newSlot } from '../../../support/catalogue/catalogue.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';
import { book } from './bookings.ts';
import { noise, pictureForm } from './images.ts';

/** Books a visit. @returns the id of the booking */
export const newVisit = async (harness: Harness, customer: Person): Promise<string> =>
  book(harness, customer, await newSlot(harness, await newService(harness), 1));

/** Sends a form to the call that adds a photo. */
export const sendPhoto = (
  harness: Pick<Harness, 'apiUrl'>,
  as: Person | null,
  bookingId: string,
  form: FormData,
  query = 'photoStage=arrival',
): Promise<Answer> =>
  call(harness, 'POST', `/visit-photos/${bookingId}?${query}`, { as: as ?? undefined, form });

/** Adds a photo that differs from every other one. */
export const addPhoto = async (
  harness: Harness,
  as: Person,
  bookingId: string,
  photoStage: PhotoStage = 'arrival',
): Promise<Answer> =>
  sendPhoto(
    harness,
    as,
    bookingId,
    pictureForm(await noise(40, 30).png().toBuffer()),
    `photoStage=${photoStage}`,
  );
