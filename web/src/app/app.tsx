import type { ReactNode } from 'react';
import { Providers } from './providers';

/** @param children the router's provider, of a browser or of a server */
export const App = ({ children }: { children: ReactNode }) => <Providers>{children}</Providers>;
