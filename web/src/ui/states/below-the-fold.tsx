import Box from '@mui/material/Box';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { useTouched } from '~/lib/first-use';
import { useNearView } from './use-near-view';

/**
 * Content below the first screen of a phone: it renders, and loads its data, when it comes into view or the
 * page is used. Renders at once after a navigation from another page.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  // Deferred, so that React renders in small steps and taps and scrolling stay responsive.
  const isUsed = useDeferredValue(useTouched());
  const isNear = useNearView(place);
  if (isUsed || isNear) return children;
  return <Box ref={place} sx={{ minHeight: '100vh' }} />;
}
