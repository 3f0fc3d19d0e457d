import Box from '@mui/material/Box';
import { Fragment } from 'react';

/** A registration plate that breaks between its words only, never at a hyphen. */
export const PlateWords = ({ plate }: { plate: string }) =>
  plate.split(' ').map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two words may be the same
    <Fragment key={index}>
      {index > 0 && ' '}
      <Box
        component="span"
        sx={{ display: 'inline-block', maxWidth: '100%', textTransform: 'uppercase' }}
      >
        {word}
      </Box>
    </Fragment>
  ));
