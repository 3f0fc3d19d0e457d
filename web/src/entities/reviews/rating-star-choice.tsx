import type { Rating } from '@carwash/domain/reviews/review';
import Box from '@mui/material/Box';
import { starPath } from './rating-star-path.ts';
import { ratingWords, starsText } from './rating-text.ts';

interface StarChoiceProps {
  group: string;
  rating: Rating;
  filled: boolean;
  checked: boolean;
  onChoose: () => void;
  onHover: () => void;
}

/** One star to choose: a radio button that looks like it. */
export function StarChoice({ group, rating, filled, checked, onChoose, onHover }: StarChoiceProps) {
  return (
    <Box
      component="span"
      // A finger has no way to leave: what it touched would look hovered for good.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover()}
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        // The widest word fits beside five of them on a small phone.
        width: { xs: 40, sm: 46 },
        height: 46,
        borderRadius: '12px',
        color: filled ? 'rating.main' : 'text.secondary',
        '&:has(:focus-visible)': {
          outline: '3px solid',
          outlineColor: 'primary.main',
          outlineOffset: -2,
        },
      }}
    >
      <Box
        component="input"
        type="radio"
        name={group}
        value={rating}
        aria-label={`${starsText(rating)}, ${ratingWords[rating]}`}
        checked={checked}
        onChange={onChoose}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          m: 0,
          opacity: 0,
          cursor: 'pointer',
        }}
      />
      <Box component="svg" aria-hidden viewBox="0 0 24 24" sx={{ width: 34, height: 34 }}>
        <path
          d={starPath}
          fill={filled ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth={1.4}
          strokeLinejoin="round"
        />
      </Box>
    </Box>
  );
}
