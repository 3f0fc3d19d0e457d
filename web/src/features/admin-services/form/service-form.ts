import {
  type CreateService,
  createServiceSchema,
  type UpdateService,
  updateServiceSchema,
} from '@carwash/domain/services/endpoints';
import type { Service } from '@carwash/domain/services/service';
import { array, boolean, object, string } from 'yup';
import {
  comparablePicture,
  type PictureEntry,
  pictureEntriesOf,
  pictureEntriesSchema,
  pictureOf,
} from '~/entities/images/picture-entries';
import type { Changes } from '~/lib/forms/form-draft';
import { createFormModel, type FieldDeclaration, type FormValues } from '~/lib/forms/form-model';
import { textEntries, textEntriesSchema, withoutBlankEnd } from '~/lib/forms/text-list';
import { numberOf, type TypedNumber, typedNumber } from '~/lib/forms/typed-number';

/** The edited service; null for a new one. */
type Edited = Service | null;

/** Price and duration for one vehicle size, where they differ from the usual ones. */
export interface SizePriceEntry {
  sizeId: string;
  price: TypedNumber;
  duration: TypedNumber;
}

const field = <Value>(declared: FieldDeclaration<Edited, Value>) => declared;

const text = (label: string, from: (service: Edited) => string) =>
  field({ label, from, draft: string() });

const number = (label: string, from: (service: Edited) => TypedNumber) =>
  field({ label, from, draft: typedNumber(), toRequest: numberOf });

const choice = (label: string, from: (service: Edited) => boolean) =>
  field({ label, from, draft: boolean() });

/** Declares a list of texts. A new one starts with one empty entry. */
const texts = (label: string, from: (service: Service) => string[]) =>
  field({
    label,
    isList: true,
    from: (service) => textEntries(service ? from(service) : []),
    draft: textEntriesSchema(),
    toRequest: withoutBlankEnd,
  });

/** Declares such a list whose first entry stays when it is empty, because it is required. */
const requiredTexts = (label: string, from: (service: Service) => string[]) =>
  field({
    ...texts(label, from),
    toRequest: (typed) => [typed[0] ?? '', ...withoutBlankEnd(typed).slice(1)],
  });

const fields = {
  /** Address of the picture; empty until it is uploaded. */
  image: text('image', (service) => service?.image ?? ''),
  name: text('name', (service) => service?.name ?? ''),
  category: {
    ...text('category', (service) => service?.category ?? ''),
    toRequest: (typed: string) => typed || undefined,
  },
  description: text('description', (service) => service?.description ?? ''),
  price: number('price', (service) => service?.price ?? ''),
  duration: number('duration', (service) => service?.duration ?? ''),
  /** Empty when slots are created by hand. */
  startsEvery: field<TypedNumber>({
    label: 'times',
    from: (service) => (service ? (service.startsEvery ?? '') : 30),
    draft: typedNumber(),
    toRequest: (typed) => numberOf(typed) ?? null,
  }),
  /** Empty: as in the settings. */
  vatPercent: field<TypedNumber>({
    label: 'VAT',
    from: (service) => service?.vatPercent ?? '',
    draft: typedNumber(),
    toRequest: (typed) => numberOf(typed) ?? null,
  }),
  benefits: requiredTexts('benefits', ({ benefits }) => benefits),
  keywords: texts('keywords', ({ keywords }) => keywords),
  /** Ids of vehicle types. */
  suitableFor: field<string[]>({
    label: 'suitable for',
    isList: true,
    from: (service) => service?.suitableFor ?? [],
    draft: array().of(string().defined()),
    comparable: (typed) => typed.toSorted(),
  }),
  asksVehicleDetails: choice(
    'what is asked of the vehicle',
    (service) => service?.asksVehicleDetails ?? false,
  ),
  location: text('place', (service) => service?.location ?? 'business'),
  pictures: field<PictureEntry[]>({
    label: 'pictures',
    isList: true,
    from: (service) => pictureEntriesOf(service?.pictures ?? []),
    draft: pictureEntriesSchema(),
    toRequest: (typed) => typed.map(pictureOf),
    comparable: (typed) => typed.map(comparablePicture),
  }),
  sizePrices: field<SizePriceEntry[]>({
    label: 'prices by size',
    isList: true,
    from: (service) => service?.sizePrices ?? [],
    draft: array().of(
      object({
        sizeId: string().defined(),
        price: typedNumber().defined(),
        duration: typedNumber().defined(),
      }),
    ),
    toRequest: (typed) =>
      typed.map(({ sizeId, price, duration }) => ({
        sizeId,
        price: numberOf(price),
        duration: numberOf(duration),
      })),
    comparable: (typed) => typed.toSorted((one, other) => (one.sizeId < other.sizeId ? -1 : 1)),
  }),
  isPaused: choice('pause', (service) => service?.isPaused ?? false),
};

/** The values of the service form. */
export type ServiceForm = FormValues<typeof fields>;

export const serviceForm = createFormModel<Edited, ServiceForm>(fields, createServiceSchema);

export const emptyServiceForm: ServiceForm = serviceForm.valuesOf(null);

/** Returns the request body for a new service. */
export const newServiceOf = (typed: ServiceForm): CreateService =>
  createServiceSchema.cast(serviceForm.requestOf(typed));

/** Returns the request body for an update. */
export const serviceUpdate = (changes: Changes<ServiceForm>): UpdateService =>
  updateServiceSchema.cast(serviceForm.updateOf(changes));

/** Returns the draft of a new service, one per user and tab. */
export const newServiceDraft = (uid: string) => serviceForm.draftAt(`newServiceDraft:${uid}`);
