import { array, type InferType, object, string } from 'yup';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { absentIfEmpty, listOf, pageMeta, pageQuery, searchWords } from '../endpoint/paging.ts';
import { successMessages } from '../endpoint/success-messages.ts';
import { vatPercent } from '../money/vat.ts';
import { partId, text } from '../schema/fields.ts';
import { firstRepeated } from '../schema/first-repeated.ts';
import { seenMeta } from '../schema/seen-lists.ts';
import { serviceSortings } from './search-services.ts';
import {
  asksVehicleDetails,
  chargeablePrice,
  isPaused,
  keywordsMeta,
  listedServiceSchema,
  maxKeywordLength,
  serviceLocation,
  serviceSchema,
  sizePrices,
  startsEvery,
  suitableForMeta,
} from './service.ts';
import { serviceCategories } from './service-category.ts';
import { enteredPicturePath, enteredServicePictures } from './service-picture.ts';

/** Most benefits and most keywords of a service. */
export const maxServiceEntries = 20;

/** Returns the field of a list of unique text entries. */
const uniqueEntries = (label: string, maxLength: number) =>
  array()
    .of(text(maxLength).label(label).required(`${label} is required.`))
    .max(maxServiceEntries, `At most ${maxServiceEntries} entries are possible.`)
    .test('distinct', 'There is an entry twice.', (list, { path, createError }) => {
      const second = list?.findIndex((entry, index) => list.indexOf(entry) < index) ?? -1;
      const message = 'This is in the list already.';
      return second < 0 || createError({ path: `${path}[${second}]`, message });
    });

const enteredBenefits = () =>
  uniqueEntries('Benefit', 200).min(1, 'Benefit is required.').required();

const enteredSuitableFor = () =>
  array()
    .of(partId().required())
    .min(1, 'Vehicle type is required.')
    .test(
      'distinct',
      'A vehicle type is there twice.',
      (list) => list === undefined || new Set(list).size === list.length,
    )
    .required()
    .meta(suitableForMeta);

const enteredKeywords = () => uniqueEntries('Keyword', maxKeywordLength).meta(keywordsMeta);

const enteredSizePrices = () =>
  sizePrices().test('distinct', 'A size is there twice.', (list, { path, createError }) => {
    const second = firstRepeated(list?.map((entry) => entry?.sizeId ?? '') ?? []);
    const message = 'This size is in the list already.';
    return second < 0 || createError({ path: `${path}[${second}].sizeId`, message });
  });

/** The service form and the request body that creates a service. */
export const createServiceSchema = serviceSchema
  .pick(['name', 'description', 'price', 'duration', 'category'])
  .shape({
    price: chargeablePrice,
    image: enteredPicturePath().required('An image is required'),
    pictures: enteredServicePictures().default([]),
    benefits: enteredBenefits(),
    suitableFor: enteredSuitableFor(),
    keywords: enteredKeywords().default([]),
    asksVehicleDetails: asksVehicleDetails().default(false),
    location: serviceLocation().default('business'),
    startsEvery: startsEvery().default(null),
    sizePrices: enteredSizePrices().default([]),
    isPaused: isPaused().default(false),
    vatPercent: vatPercent().nullable().default(null),
  });

export type CreateService = InferType<typeof createServiceSchema>;

const serviceLists = ['benefits', 'suitableFor', 'keywords', 'pictures', 'sizePrices'] as const;

/** A change of a service: every field is optional, and a list replaces the whole list. */
export const updateServiceSchema = createServiceSchema
  // Leaves the defaults out, because every change would otherwise set them.
  .shape({
    pictures: enteredServicePictures(),
    keywords: enteredKeywords(),
    asksVehicleDetails: asksVehicleDetails(),
    location: serviceLocation(),
    startsEvery: startsEvery(),
    sizePrices: enteredSizePrices(),
    isPaused: isPaused(),
    vatPercent: vatPercent().nullable(),
  })
  .partial()
  .shape({
    seen: serviceSchema
      .pick([...serviceLists])
      .partial()
      .noUnknown()
      .default(undefined)
      .optional()
      .meta(seenMeta),
  });
export type UpdateService = InferType<typeof updateServiceSchema>;

const serviceParam = object({ id: string().max(64).required() });

export const serviceEndpoints = {
  listServices: defineEndpoint({
    method: 'GET',
    path: '/services',
    summary:
      'Services, searched, filtered, sorted and paged. The search reads names, keywords, categories and descriptions, and forgives misspelt words. Without sortBy its best match comes first; without a search the best rated service.',
    auth: 'anyone',
    isSharedFor: 'minute',
    query: object({
      ...pageQuery,
      search: searchWords().max(100).default(''),
      category: string().transform(absentIfEmpty).oneOf(serviceCategories).optional(),
      sortBy: string().transform(absentIfEmpty).oneOf(serviceSortings).optional(),
    }),
    data: listOf(listedServiceSchema),
    meta: pageMeta,
  }),
  createService: defineEndpoint({
    method: 'POST',
    path: '/services',
    summary:
      'Adds a service. With the header Idempotency-Key (at most 200 characters) a repeated call answers with the service of the first.',
    auth: 'manageCatalogue',
    isRepeatable: true,
    body: createServiceSchema.meta({
      example: {
        name: 'Foam Wash',
        description: 'Thick foam, a gentle rinse, and drying by hand.',
        price: 49.9,
        duration: 45,
        category: 'basicWash',
        image: '/pictures/foam-wash.svg',
        pictures: [
          {
            imageBefore: '/pictures/bonnet-before.webp',
            image: '/pictures/bonnet-after.webp',
            caption: 'A bonnet after a dusty week',
          },
        ],
        benefits: ['Safe for the paint'],
        suitableFor: ['car', 'SUV'],
        keywords: ['snow foam', 'গাড়ি ধোয়া'],
        location: 'business',
      },
    }),
    data: serviceSchema,
    errors: ['conflict'],
    message: successMessages.createService,
  }),
  getService: defineEndpoint({
    method: 'GET',
    path: '/services/:id',
    summary: 'One service.',
    auth: 'anyone',
    params: serviceParam,
    data: serviceSchema,
    errors: ['not_found'],
  }),
  updateService: defineEndpoint({
    method: 'PATCH',
    path: '/services/:id',
    summary:
      'Changes what is given of a service. What was sold before keeps its name and its price.',
    auth: 'manageCatalogue',
    params: serviceParam,
    body: updateServiceSchema.meta({ example: { price: 54.5 } }),
    data: serviceSchema,
    errors: ['not_found', 'conflict'],
    ignores: ['_id', 'rating'],
  }),
  deleteService: defineEndpoint({
    method: 'DELETE',
    path: '/services/:id',
    summary:
      'Removes a service with its free slots to come, its waitlist and its reviews. Refused while it has upcoming bookings or somebody is paying for it.',
    auth: 'manageCatalogue',
    params: serviceParam,
    errors: ['not_found', 'conflict'],
  }),
} as const;
