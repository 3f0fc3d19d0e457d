import type { Service } from '@carwash/domain/entities/service';
import Box from '@mui/material/Box';
import { serviceCardPictureRatio } from '~/components/service-card-skeleton.tsx';

/** A service by its picture and its name. */
export function ServiceName({ service: { name, image } }: { service: Service }) {
  return (
    // What stands beside it in a table is on the line of the name, not of the picture.
    <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
      <Box
        component="img"
        src={image}
        alt=""
        loading="lazy"
        width={72}
        height={45}
        sx={{
          flexShrink: 0,
          alignSelf: 'center',
          aspectRatio: serviceCardPictureRatio,
          objectFit: 'cover',
          borderRadius: '8px',
          bgcolor: 'action.hover',
        }}
      />
      {name}
    </Box>
  );
}
