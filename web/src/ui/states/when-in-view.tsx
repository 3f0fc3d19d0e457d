import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { justBelow } from './once-in-view';
import { useInView } from './use-in-view';

interface WhenInViewProps {
  /** Shown until then; about as large as the children. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children from the time when they come into view or the page is used, so that their data is
 * loaded only then.
 */
export function WhenInView({ fallback, children }: WhenInViewProps) {
  const [place, isSeen] = useInView<HTMLDivElement>(justBelow);
  return isSeen ? children : <Box ref={place}>{fallback}</Box>;
}
