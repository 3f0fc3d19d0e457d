import Box from '@mui/material/Box';

/** A registration plate in one line. Without enough room its beginning is cut off, because its end tells cars apart. */
export const PlateText = ({ plate }: { plate: string }) => (
  <Box
    component="span"
    sx={{
      display: 'block',
      minWidth: 0,
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      textTransform: 'uppercase',
      direction: 'rtl',
      textAlign: 'left',
    }}
  >
    <bdi dir="ltr">{plate}</bdi>
  </Box>
);
