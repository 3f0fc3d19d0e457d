import { array, boolean, type InferType, number, object, string } from 'yup';
import { vatPercent } from '../money/vat.ts';
import { instant, money, multilineText, partId, text } from '../schema/fields.ts';
import { mostSizes } from '../vehicles/vehicle-sizes.ts';
import { serviceCategories } from './service-category.ts';
import { serviceLocations } from './service-location.ts';
import { servicePictureSchema } from './service-picture.ts';

const ratingCount = () => number().integer().min(0).required();

/** Number of reviews per number of stars. */
const ratingHistogramSchema = object({
  1: ratingCount(),
  2: ratingCount(),
  3: ratingCount(),
  4: ratingCount(),
  5: ratingCount(),
});

/** In major units, at most two decimals. Must be converted to minor units before adding or comparing. */
const priceSchema = money()
  .label('Price')
  .typeError('Price must be a number.')
  .required('Price is required.');

/**
 * Minimum charge, in major units. The provider documents no limit; the wallets on its card page accept
 * no payment below 1 (bKash: https://www.bkash.com/help/limits).
 */
const leastCharge = 1;

export const chargeablePrice = priceSchema.test(
  'chargeable',
  `Price must be 0, which is free of charge, or at least ${leastCharge}.00.`,
  (value) => !value || value < 0 || value >= leastCharge,
);

export const serviceLocation = () =>
  string().oneOf(serviceLocations, 'Choose a place from the list.').meta({
    note: 'Where it is done: at the business or at the customer.',
  });

/** Longest interval between two starts, in minutes. */
const longestStep = 480;

export const startsEvery = () =>
  number()
    .label('Starts every')
    .typeError('Starts every must be a number of minutes.')
    .integer('Starts every must be whole minutes.')
    .min(5, 'Starts every must be at least 5 minutes.')
    .max(longestStep, `Starts every must be at most ${longestStep} minutes.`)
    .nullable()
    .meta({
      note: 'Minutes from one start to the next while the business is open: its slots make themselves. null: slots are made by hand.',
    });

/** Shortest service, in minutes, because a job that takes no time could be sold without end. */
export const shortestService = 5;

const duration = () =>
  number()
    .label('Duration')
    .typeError('Duration must be a number.')
    .integer('Duration must be a whole number of minutes.')
    .min(shortestService, `Duration must be at least ${shortestService} minutes.`)
    .max(1440, 'Duration must be at most 1440 minutes, which is a day.')
    .required('Duration is required.')
    .meta({ note: 'Minutes.' });

/** Price and duration of a service for vehicles of one size, where they differ from the usual ones. */
const sizePriceSchema = object({
  sizeId: partId().required().meta({ note: 'The _id of a size of the settings.' }),
  price: chargeablePrice,
  duration: duration(),
}).noUnknown();

/** Longest keyword, in characters. */
export const maxKeywordLength = 40;

export const keywordsMeta = {
  note: 'Other words by which the search finds it, in any language. Not shown.',
};

export const suitableForMeta = {
  note: 'The _ids of the vehicle types that it is for, of those of the settings.',
};

export const sizePrices = () =>
  array().of(sizePriceSchema).max(mostSizes, `At most ${mostSizes} sizes are possible.`).meta({
    note: 'Price and duration for some sizes of vehicles; the others have the usual ones.',
  });

/**
 * Returns the field that says whether brand, model and year of the vehicle are required, even if the business
 * does not require them otherwise.
 */
export const asksVehicleDetails = () =>
  boolean().meta({ note: 'true: brand, model and year of the vehicle are needed to book it.' });

export const isPaused = () =>
  boolean().meta({
    note: 'true: it is shown, but nobody can buy it. What was sold before stands.',
  });

export const serviceSchema = object({
  /**
   * 8 lower-case letters and digits, so a transaction id fits into the provider's limit of 32
   * characters.
   */
  _id: string()
    .matches(/^[a-z0-9]{8}$/)
    .required(),
  name: text(100).label('Name').required('Name is required.'),
  description: multilineText(2000).label('Description').required('Description is required.'),
  price: priceSchema,
  duration: duration(),
  sizePrices: sizePrices().required(),
  image: text(500).required(),
  /** Shown on the service's own page. */
  pictures: array().of(servicePictureSchema.required()).required(),
  category: string()
    .oneOf(serviceCategories, 'Choose a category from the list.')
    .required('Category is required.'),
  /** Average of all ratings; 0 while there are none. */
  rating: number().min(0).max(5).required(),
  ratingCount: ratingCount(),
  ratingHistogram: ratingHistogramSchema.required(),
  /** Only the reviews of verified customers. */
  verifiedHistogram: ratingHistogramSchema.required(),
  /** Reviews that the business hides. They are in no other figure. */
  hiddenReviewCount: ratingCount(),
  benefits: array().of(text(200).required()).required(),
  suitableFor: array().of(partId().required()).required().meta(suitableForMeta),
  keywords: array().of(text(maxKeywordLength).required()).required().meta(keywordsMeta),
  asksVehicleDetails: asksVehicleDetails().required(),
  location: serviceLocation().required(),
  startsEvery: startsEvery().defined(),
  isPaused: isPaused().required(),
  vatPercent: vatPercent().nullable().defined().default(null),
  createdAt: instant().required(),
});

export type Service = InferType<typeof serviceSchema>;
export type RatingHistogram = InferType<typeof ratingHistogramSchema>;

/** Copy of the service at the time of sale, stored on transactions and bookings. */
export const soldServiceSchema = serviceSchema.pick([
  '_id',
  'name',
  'category',
  'price',
  'duration',
  'location',
]);

export type SoldService = InferType<typeof soldServiceSchema>;

/** The document: with the field that only the server uses. */
export const storedServiceSchema = serviceSchema.shape({
  /**
   * The paths in `pictures` that belong to uploaded pictures, because Firestore can't search in a list of
   * objects.
   */
  uploadedPictures: array().of(text(500).required()).required(),
});

export type StoredService = InferType<typeof storedServiceSchema>;

/** The service in lists, which do not show its pictures. */
export const listedServiceSchema = serviceSchema.omit(['pictures']);
