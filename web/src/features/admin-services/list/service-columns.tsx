import type { Service } from '@carwash/domain/services/service';
import { serviceCategoryLabels } from '@carwash/domain/services/service-category';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router-dom';
import { reviewCountText } from '~/entities/reviews/review-count-text';
import { paths } from '~/lib/address/paths';
import { formatPrice } from '~/ui/format/format-price';
import { pictureRatio } from '~/ui/page/picture-ratio';
import { pictureSources } from '~/ui/page/picture-sources';
import type { RecordColumn } from '~/ui/record-list/record-column';

/** The picture and the name of a service. */
function ServiceName({ service: { name, image } }: { service: Service }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="img"
        {...pictureSources(image, '72px')}
        alt=""
        loading="lazy"
        width={72}
        height={45}
        sx={{
          flexShrink: 0,
          aspectRatio: pictureRatio,
          objectFit: 'cover',
          borderRadius: '8px',
          bgcolor: 'action.hover',
        }}
      />
      {name}
    </Box>
  );
}

interface ServiceActionsProps {
  service: Service;
  onDelete: () => void;
}

/** The actions for a service of the list. */
function ServiceActions({ service: { _id, name }, onDelete }: ServiceActionsProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, ml: { xs: -1, lg: 0 } }}>
      <Button
        component={RouterLink}
        to={paths.editService(_id)}
        aria-label={`Edit ${name}`}
        startIcon={<EditRounded />}
        sx={{ px: 1.5 }}
      >
        Edit
      </Button>
      <Button
        color="error"
        aria-label={`Delete ${name}`}
        startIcon={<DeleteOutlineRounded />}
        onClick={onDelete}
        sx={{ px: 1.5 }}
      >
        Delete
      </Button>
    </Stack>
  );
}

const ratingText = ({ rating, ratingCount }: Service): string =>
  ratingCount === 0 ? 'No reviews yet' : `${rating.toFixed(1)} (${reviewCountText(ratingCount)})`;

/**
 * Centres cells beside a picture vertically, because the table's own rule aligns them by their first line.
 */
const besidePicture = { '&&': { verticalAlign: 'middle' } } as const;

/** Returns the columns of the list of services. */
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
