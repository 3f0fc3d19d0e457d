import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { Children, type ReactNode, useRef, useState } from 'react';
import { EntryBoundary } from '~/ui/states/entry-boundary';

interface CardCarouselProps {
  /** Label of the cards for screen readers. */
  label: string;
  children: ReactNode;
}

/**
 * Distance from its end within which a list counts as fully scrolled, in pixels, because browsers stop at
 * fractions of a pixel.
 */
const tolerance = 2;

/**
 * Cards side by side, one visible at a time. They are swiped, scrolled with the keyboard, or turned with
 * arrows.
 */
export function CardCarousel({ label, children }: CardCarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ isFirst: true, isLast: false });

  const noteEnds = () => {
    if (!list.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = list.current;
    const isFirst = scrollLeft <= tolerance;
    const isLast = scrollLeft >= scrollWidth - clientWidth - tolerance;
    if (isFirst !== ends.isFirst || isLast !== ends.isLast) setEnds({ isFirst, isLast });
  };
  const turn = (cards: 1 | -1) =>
    list.current?.scrollBy({ left: cards * list.current.clientWidth });

  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box
        component="ul"
        ref={list}
        aria-label={label}
        // Focusable, because browsers scroll with arrow keys only the focused element.
        tabIndex={0}
        onScroll={noteEnds}
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: '100%',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          overflowX: 'auto',
          overscrollBehaviorX: 'contain',
          scrollSnapType: 'x mandatory',
          scrollbarWidth: 'none',
          borderRadius: '20px',
          '& > li': { scrollSnapAlign: 'start', minWidth: 0 },
          '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
        }}
      >
        {Children.map(children, (child) => (
          <li>
            <EntryBoundary entry={child}>{child}</EntryBoundary>
          </li>
        ))}
      </Box>
      <Stack direction="row" sx={{ justifyContent: 'center', gap: 2 }}>
        <IconButton
          aria-label="Previous"
          disabled={ends.isFirst}
          onClick={() => turn(-1)}
          sx={{ width: 44, height: 44, border: '1px solid', borderColor: 'divider' }}
        >
          <ChevronLeftRounded />
        </IconButton>
        <IconButton
          aria-label="Next"
          disabled={ends.isLast}
          onClick={() => turn(1)}
          sx={{ width: 44, height: 44, border: '1px solid', borderColor: 'divider' }}
        >
          <ChevronRightRounded />
        </IconButton>
      </Stack>
    </Stack>
  );
}
