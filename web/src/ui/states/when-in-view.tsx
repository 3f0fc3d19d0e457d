import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { justBelow } from './once-in-view';
import { useInView } from './use-in-view';

interface WhenInViewProps {
  /** In its place until then; about as large. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children from the moment they come into view or the page is used: what they load is loaded
 * only then.
 */
export function WhenInView({ fallback, children }: WhenInViewProps) {
  const [place, isSeen] = useInView<HTMLDivElement>(justBelow);
  return isSeen ? children : <Box ref={place}>{fallback}</Box>;
}
