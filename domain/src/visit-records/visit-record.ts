import { array, type InferType, object, string } from 'yup';
import { instant, multilineText } from '../schema/fields.ts';
import { dayMs } from '../time/durations.ts';

/** When a photo was taken: as the car came, or after the work. In the order of a visit. */
export const photoStages = ['arrival', 'after'] as const;
export type PhotoStage = (typeof photoStages)[number];

export const photoStageLabels: Record<PhotoStage, string> = {
  arrival: 'On arrival',
  after: 'After the wash',
};

/** Most photos of one visit. */
export const mostVisitPhotos = 12;

/** Longest damage note, in characters. */
export const maxDamageNoteLength = 500;

export const photoStage = () =>
  string()
    .oneOf(photoStages)
    .meta({ note: 'When it was taken: as the car came, or after the work.' });

export const damageNote = () =>
  multilineText(maxDamageNoteLength).label('Damage note').meta({
    note: 'What the staff saw of the car, told to its customer; empty: nothing.',
  });

const visitPhotoSchema = object({
  _id: string().required(),
  photoStage: photoStage().required(),
  takenAt: instant().required(),
  keptUntil: instant().required().meta({ note: 'From then on it is not shown any more.' }),
});

/** A photo of a visit, without its bytes. */
export type VisitPhoto = InferType<typeof visitPhotoSchema>;

export const visitRecordSchema = object({
  /** Id of the booking. */
  _id: string().required(),
  photos: array().of(visitPhotoSchema.required()).required(),
  damageNote: damageNote().defined(),
  /** From then on the note is not shown any more; null: there is none. */
  noteKeptUntil: instant().nullable().defined(),
  /** Firestore deletes the document some time after this time (TTL policy). */
  expiresAt: instant().required(),
  createdAt: instant().required(),
});

/** The photos and the damage note of one visit. */
export type VisitRecord = InferType<typeof visitRecordSchema>;

/** The part of a record that its readers see. */
export const visitRecordAnswerSchema = visitRecordSchema.pick(['photos', 'damageNote']);

export const visitPhotoAnswerSchema = visitPhotoSchema;

/** The part of a record that is to be kept, whether its document exists or not. */
export type KeptRecord = Pick<VisitRecord, 'photos' | 'damageNote' | 'noteKeptUntil'>;

/** Returns the part of a record that is not over yet. Firestore may delete documents days after they expire. */
export function keptRecordOf(record: KeptRecord | undefined, now: Date): KeptRecord {
  const photos = record?.photos.filter(({ keptUntil }) => keptUntil > now) ?? [];
  const { noteKeptUntil = null, damageNote: note = '' } = record ?? {};
  return noteKeptUntil !== null && noteKeptUntil > now
    ? { photos, damageNote: note, noteKeptUntil }
    : { photos, damageNote: '', noteKeptUntil: null };
}

/** Returns when a record is over as a whole; `now` for an empty one. */
export const endOfRecord = ({ photos, noteKeptUntil }: KeptRecord, now: Date): Date =>
  new Date(
    Math.max(
      now.getTime(),
      noteKeptUntil?.getTime() ?? 0,
      ...photos.map(({ keptUntil }) => keptUntil.getTime()),
    ),
  );

/** Returns until when a photo or note of `now` is kept. */
export const keptUntilOf = (now: Date, photoDays: number): Date =>
  new Date(now.getTime() + photoDays * dayMs);
