import { type Rating, ratings } from '@carwash/domain/reviews/review';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FocusEvent, useId, useState } from 'react';
import { starPath } from './rating-star-path';
import { ratingWords, starsText } from './rating-text';

interface StarChoiceProps {
  group: string;
  rating: Rating;
  filled: boolean;
  checked: boolean;
  onChoose: () => void;
  onHover: () => void;
}

/** A radio button that looks like a star. */
function StarChoice({ group, rating, filled, checked, onChoose, onHover }: StarChoiceProps) {
  return (
    <Box
      component="span"
      // Mouse only: after a touch there is no leave event, and the star would stay hovered.
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onHover()}
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        // The longest label fits beside five stars on a small phone.
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

/** Moves the focus to the first star when the group itself receives it. */
function focusFirstStar({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}

interface RatingInputProps {
  label: string;
  /** null while no rating is chosen. */
  value: Rating | null;
  error?: string;
  onChange: (rating: Rating) => void;
}

/**
 * One to five stars to choose from. They are radio buttons, so arrow keys and screen readers work.
 */
export function RatingInput({ label, value, error, onChange }: RatingInputProps) {
  const id = useId();
  const [hovered, setHovered] = useState<Rating | null>(null);
  const shown = hovered ?? value;
  return (
    <Box
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-error`}
      aria-invalid={error !== undefined}
      aria-required
      onFocus={focusFirstStar}
      sx={{ '&:focus': { outline: 'none' } }}
    >
      <Typography id={`${id}-label`} sx={{ fontWeight: 650 }}>
        {label}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Stack direction="row" sx={{ ml: -0.5 }} onPointerLeave={() => setHovered(null)}>
          {ratings.map((rating) => (
            <StarChoice
              key={rating}
              group={id}
              rating={rating}
              filled={shown !== null && rating <= shown}
              checked={rating === value}
              onChoose={() => onChange(rating)}
              onHover={() => setHovered(rating)}
            />
          ))}
        </Stack>
        <Typography aria-hidden sx={{ color: 'text.secondary', minHeight: '1.6em' }}>
          {shown !== null && ratingWords[shown]}
        </Typography>
      </Stack>
      <FormHelperText id={`${id}-error`} error sx={{ minHeight: '1.66em', mt: 0 }}>
        {error}
      </FormHelperText>
    </Box>
  );
}
