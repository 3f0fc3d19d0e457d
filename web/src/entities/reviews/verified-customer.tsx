import VerifiedRounded from '@mui/icons-material/VerifiedRounded';
import Typography from '@mui/material/Typography';

/** The mark of a review whose author has had the service. */
export const VerifiedCustomer = () => (
  <Typography
    variant="body2"
    component="span"
    sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}
  >
    <VerifiedRounded aria-hidden sx={{ fontSize: 16 }} />
    Verified customer
  </Typography>
);
