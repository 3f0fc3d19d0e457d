import type { Service } from '@carwash/domain/services/service';
import Box from '@mui/material/Box';
import { serviceCardPictureRatio } from '~/entities/services/service-card-skeleton.tsx';

/** A service by its picture and its name. */
export function ServiceName({ service: { name, image } }: { service: Service }) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="img"
        src={image}
        alt=""
        loading="lazy"
        width={72}
        height={45}
        sx={{
          flexShrink: 0,
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
