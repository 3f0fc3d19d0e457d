import Typography from '@mui/material/Typography';
import { reviewCountText } from './review-count-text';

/** Says openly how many reviews the business hides, if any. */
export const HiddenReviewsNote = ({ count }: { count: number }) =>
  count > 0 && (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {reviewCountText(count)} {count === 1 ? 'is' : 'are'} hidden by the business and not counted.
    </Typography>
  );
