import {
  type CreateService,
  createServiceSchema,
  type UpdateService,
  updateServiceSchema,
} from '@carwash/domain/services/endpoints';
import type { Service } from '@carwash/domain/services/service';
import { type FormikErrors, validateYupSchema, yupToFormErrors } from 'formik';
import { array, type InferType, mixed, object, string } from 'yup';
import { type Compared, changedFields } from '~/lib/forms/form-changes';
import { formDraft } from '~/lib/forms/form-draft';

/** What a field for numbers holds: nothing, until something is typed that is a number. */
type TypedNumber = number | '';

/** A service as it is typed. */
export interface ServiceForm {
  /** Where the uploaded picture is; empty before. */
  image: string;
  name: string;
  category: string;
  description: string;
  price: TypedNumber;
  duration: TypedNumber;
  benefits: string[];
  suitableFor: string[];
}

/** Both lists start with one empty entry. */
export const emptyServiceForm: ServiceForm = {
  image: '',
  name: '',
  category: '',
  description: '',
  price: '',
  duration: '',
  benefits: [''],
  suitableFor: [''],
};

export const serviceFormOf = (service: Service): ServiceForm => ({
  image: service.image,
  name: service.name,
  category: service.category,
  description: service.description,
  price: service.price,
  duration: service.duration,
  benefits: service.benefits.length > 0 ? service.benefits : [''],
  suitableFor: service.suitableFor.length > 0 ? service.suitableFor : [''],
});

/** How the form's fields are called in a sentence. */
export const serviceFieldNames: Record<keyof ServiceForm, string> = {
  image: 'image',
  name: 'name',
  category: 'category',
  description: 'description',
  price: 'price',
  duration: 'duration',
  benefits: 'benefits',
  suitableFor: 'suitable for',
};

/** The entries without the empty ones at their end; the first one stays, because it is asked for. */
function withoutBlankEnd(entries: readonly string[]): string[] {
  const last = entries.findLastIndex((entry) => entry.trim() !== '');
  return entries.slice(0, Math.max(1, last + 1));
}

const withoutBlankEnds = (typed: ServiceForm): ServiceForm => ({
  ...typed,
  benefits: withoutBlankEnd(typed.benefits),
  suitableFor: withoutBlankEnd(typed.suitableFor),
});

const trimmed = (entries: readonly string[]) => entries.map((entry) => entry.trim());

/** Spaces around a text and empty entries at the end of a list are nothing. */
export const comparedService: Compared<ServiceForm> = (typed) => ({
  ...typed,
  name: typed.name.trim(),
  description: typed.description.trim(),
  benefits: trimmed(withoutBlankEnd(typed.benefits)),
  suitableFor: trimmed(withoutBlankEnd(typed.suitableFor)),
});

/** What is wrong with the form, by the schema that the API checks with. */
export async function checkServiceForm(typed: ServiceForm): Promise<FormikErrors<ServiceForm>> {
  try {
    await validateYupSchema(withoutBlankEnds(typed), createServiceSchema);
    return {};
  } catch (refusal) {
    return yupToFormErrors(refusal);
  }
}

/** What the API is told of a new service. */
export const newServiceOf = (typed: ServiceForm): CreateService =>
  createServiceSchema.cast(withoutBlankEnds(typed));

/** What the API is told: the changes alone, so that nothing else is set back to how it once was. */
export const serviceUpdate = (typed: ServiceForm, saved: ServiceForm): UpdateService =>
  updateServiceSchema.cast(changedFields(withoutBlankEnds(typed), saved, comparedService));

const typedNumber = () =>
  mixed((value): value is TypedNumber => value === '' || typeof value === 'number');

const draftSchema = object({
  image: string(),
  name: string(),
  category: string(),
  description: string(),
  price: typedNumber(),
  duration: typedNumber(),
  benefits: array().of(string().defined()).min(1),
  suitableFor: array().of(string().defined()).min(1),
});

export type ServiceDraft = InferType<typeof draftSchema>;

/** What of a new service is typed and not added, per person and tab. */
export const newServiceDraft = (uid: string) => formDraft(`newServiceDraft:${uid}`, draftSchema);

/** What of a service is changed and not saved, per person and tab. */
export const serviceDraft = (uid: string, serviceId: string) =>
  formDraft(`serviceDraft:${uid}:${serviceId}`, draftSchema);
