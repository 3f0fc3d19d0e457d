import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '~/lib/address/paths';
import { buttonOnDark, darkGradient } from './dark-background';

export function CallToAction() {
  return (
    <Container sx={{ py: { xs: 7, md: 11 } }}>
      <Box
        component="section"
        aria-labelledby="closing-title"
        sx={{
          px: 3,
          py: { xs: 6, md: 9 },
          textAlign: 'center',
          borderRadius: '28px',
          background: darkGradient,
          color: 'depth.contrastText',
        }}
      >
        <Typography variant="h2" id="closing-title">
          Ready for that just-washed feeling?
        </Typography>
        <Typography variant="subtitle1" component="p" sx={{ mt: 1.5, mb: 4, opacity: 0.88 }}>
          See which times are open this week and take yours.
        </Typography>
        <Button
          component={RouterLink}
          to={paths.services}
          variant="contained"
          size="large"
          sx={buttonOnDark}
        >
          Find your slot
        </Button>
      </Box>
    </Container>
  );
}
