import { type ReactNode, Suspense } from 'react';

/**
 * A part of a page that the app takes over in a step of its own, between taps and scrolling: React does so with
 * what stands in a `Suspense`. Its content must not wait for anything.
 */
export const Piece = ({ children }: { children: ReactNode }) => <Suspense>{children}</Suspense>;
