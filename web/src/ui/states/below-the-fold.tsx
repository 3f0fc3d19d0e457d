import Box from '@mui/material/Box';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { useTouched } from '~/lib/first-use';
import { useNearView } from './use-near-view';

/**
 * What a phone shows when it is scrolled: rendered, and its data loaded, when it comes into view or
 * somebody uses the page. At once for those who come from another page.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // In small steps, between taps and scrolling.
  const isUsed = useDeferredValue(useTouched());
  const isNear = useNearView(place);
  if (isUsed || isNear) return children;
  return <Box ref={place} sx={{ minHeight: '100vh' }} />;
}
