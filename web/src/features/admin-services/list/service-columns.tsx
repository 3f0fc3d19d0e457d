import { formatPrice } from '@carwash/domain/money/money';
import { type Service, serviceCategoryLabels } from '@carwash/domain/services/service';
import { reviewCountText } from '~/entities/reviews/review-count-text.ts';
import type { RecordColumn } from '~/ui/record-list/record-column.ts';
import { ServiceActions } from './service-actions.tsx';
import { ServiceName } from './service-name.tsx';

const ratingText = ({ rating, ratingCount }: Service): string =>
  ratingCount === 0 ? 'No reviews yet' : `${rating.toFixed(1)} (${reviewCountText(ratingCount)})`;

/** Rows with a picture are read along its middle; the table's own rule is a line of text. */
const besidePicture = { '&&': { verticalAlign: 'middle' } } as const;

/** What the list tells of every service, and what can be done with it. */
export const serviceColumns = (
  onDelete: (service: Service) => void,
): readonly RecordColumn<Service>[] => [
  {
    name: 'Service',
    place: 'title',
    sx: besidePicture,
    cell: (service) => <ServiceName service={service} />,
  },
  {
    name: 'Category',
    place: 'fact',
    sx: besidePicture,
    cell: ({ category }) => serviceCategoryLabels[category],
  },
  {
    name: 'Price',
    place: 'aside',
    align: 'right',
    sx: { ...besidePicture, fontVariantNumeric: 'tabular-nums' },
    cell: ({ price }) => formatPrice(price),
  },
  {
    name: 'Duration',
    place: 'fact',
    align: 'right',
    sx: { ...besidePicture, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    cell: ({ duration }) => `${duration} mins`,
  },
  {
    name: 'Rating',
    place: 'fact',
    sx: { ...besidePicture, whiteSpace: 'nowrap' },
    cell: ratingText,
  },
  {
    name: 'Actions',
    place: 'foot',
    sx: { ...besidePicture, width: '1%' },
    cell: (service) => <ServiceActions service={service} onDelete={() => onDelete(service)} />,
  },
];
