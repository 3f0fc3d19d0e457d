import {
  type CreateService,
  createServiceSchema,
  type UpdateService,
  updateServiceSchema,
} from '@carwash/domain/services/endpoints';
import type { Service } from '@carwash/domain/services/service';
import { type FormikErrors, validateYupSchema, yupToFormErrors } from 'formik';
import { array, boolean, type InferType, object, string } from 'yup';
import {
  comparablePicture,
  type PictureEntry,
  pictureEntriesOf,
  pictureEntriesSchema,
  pictureOf,
} from '~/entities/images/picture-entries';
import { changedFields, type FormComparison, type ToComparable } from '~/lib/forms/form-changes';
import { changesDraft } from '~/lib/forms/form-draft';
import { type TypedNumber, typedNumber } from '~/lib/forms/typed-number';

/** Price and duration for one vehicle size, where they differ from the usual ones. */
export interface SizePriceEntry {
  sizeId: string;
  price: TypedNumber;
  duration: TypedNumber;
}

/** The values of the service form. */
export interface ServiceForm {
  sizePrices: SizePriceEntry[];
  isPaused: boolean;
  /** Address of the picture; empty until it is uploaded. */
  image: string;
  name: string;
  category: string;
  description: string;
  price: TypedNumber;
  duration: TypedNumber;
  /** Empty when slots are created by hand. */
  startsEvery: TypedNumber;
  benefits: string[];
  suitableFor: string[];
  asksVehicleDetails: boolean;
  location: string;
  pictures: PictureEntry[];
}

/** Both lists start with one empty entry. */
export const emptyServiceForm: ServiceForm = {
  image: '',
  name: '',
  category: '',
  description: '',
  price: '',
  duration: '',
  startsEvery: 30,
  benefits: [''],
  suitableFor: [''],
  asksVehicleDetails: false,
  location: 'business',
  pictures: [],
  sizePrices: [],
  isPaused: false,
};

export const serviceFormOf = (service: Service): ServiceForm => ({
  image: service.image,
  name: service.name,
  category: service.category,
  description: service.description,
  price: service.price,
  duration: service.duration,
  startsEvery: service.startsEvery ?? '',
  benefits: service.benefits.length > 0 ? service.benefits : [''],
  suitableFor: service.suitableFor.length > 0 ? service.suitableFor : [''],
  asksVehicleDetails: service.asksVehicleDetails ?? false,
  location: service.location ?? 'business',
  pictures: pictureEntriesOf(service.pictures ?? []),
  sizePrices: service.sizePrices ?? [],
  isPaused: service.isPaused ?? false,
});

/** Names of the fields, for use within a sentence. */
export const serviceFieldNames: Record<keyof ServiceForm, string> = {
  image: 'image',
  name: 'name',
  category: 'category',
  description: 'description',
  price: 'price',
  duration: 'duration',
  startsEvery: 'times',
  benefits: 'benefits',
  suitableFor: 'suitable for',
  asksVehicleDetails: 'what is asked of the vehicle',
  location: 'place',
  pictures: 'pictures',
  sizePrices: 'prices by size',
  isPaused: 'pause',
};

/** Removes empty entries from the end. The first one stays, because it is required. */
function withoutBlankEnd(entries: readonly string[]): string[] {
  const last = entries.findLastIndex((entry) => entry.trim() !== '');
  return entries.slice(0, Math.max(1, last + 1));
}

/** Returns the fields as the API takes them. */
const bodyOf = ({
  benefits,
  suitableFor,
  pictures,
  startsEvery,
  ...others
}: Partial<ServiceForm>) => ({
  ...others,
  ...(startsEvery !== undefined && { startsEvery: startsEvery === '' ? null : startsEvery }),
  ...(benefits && { benefits: withoutBlankEnd(benefits) }),
  ...(suitableFor && { suitableFor: withoutBlankEnd(suitableFor) }),
  ...(pictures && { pictures: pictures.map(pictureOf) }),
});

const trimmed = (entries: readonly string[]) => entries.map((entry) => entry.trim());

/** Returns the values for comparison, without surrounding spaces and trailing empty entries. */
export const comparableService: ToComparable<ServiceForm> = (typed) => ({
  ...typed,
  name: typed.name.trim(),
  description: typed.description.trim(),
  benefits: trimmed(withoutBlankEnd(typed.benefits)),
  suitableFor: trimmed(withoutBlankEnd(typed.suitableFor)),
  pictures: typed.pictures.map(comparablePicture),
  sizePrices: typed.sizePrices.toSorted((one, other) => (one.sizeId < other.sizeId ? -1 : 1)),
});

/** Compares size prices one by one, because two admins may set prices of two sizes at the same time. */
export const serviceComparison: FormComparison<ServiceForm> = {
  toComparable: comparableService,
  lists: { sizePrices: { idOf: ({ sizeId }) => sizeId, comparable: (entry) => entry } },
};

/** Validates the form with the schema of the API. */
export async function checkServiceForm(typed: ServiceForm): Promise<FormikErrors<ServiceForm>> {
  try {
    await validateYupSchema(bodyOf(typed), createServiceSchema);
    return {};
  } catch (refusal) {
    return yupToFormErrors(refusal);
  }
}

/** Returns the request body for a new service. */
export const newServiceOf = (typed: ServiceForm): CreateService =>
  createServiceSchema.cast(bodyOf(typed));

/**
 * Returns the request body for an update: only the changes, so that other fields are not overwritten with old
 * values.
 */
export const serviceUpdate = (typed: ServiceForm, saved: ServiceForm): UpdateService =>
  updateServiceSchema.cast(bodyOf(changedFields(typed, saved, comparableService)));

const draftSchema = object({
  image: string(),
  name: string(),
  category: string(),
  description: string(),
  price: typedNumber(),
  duration: typedNumber(),
  startsEvery: typedNumber(),
  benefits: array().of(string().defined()).min(1),
  suitableFor: array().of(string().defined()).min(1),
  asksVehicleDetails: boolean(),
  location: string(),
  pictures: pictureEntriesSchema(),
  sizePrices: array().of(
    object({
      sizeId: string().defined(),
      price: typedNumber().defined(),
      duration: typedNumber().defined(),
    }),
  ),
  isPaused: boolean(),
});

export type ServiceDraft = InferType<typeof draftSchema>;

/** Returns the draft of a new service, one per user and tab. */
export const newServiceDraft = (uid: string) => changesDraft(`newServiceDraft:${uid}`, draftSchema);

/** Returns the draft of changes to a service, one per user and tab. */
export const serviceDraft = (uid: string, serviceId: string) =>
  changesDraft(`serviceDraft:${uid}:${serviceId}`, draftSchema);
