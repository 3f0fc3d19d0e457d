import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { theme } from '~/app/theme/theme';
import { ToastHost } from '~/app/toast-host';
import { session } from '~/lib/session/session';
import { showSettings, unsetSettings } from '~/lib/settings/settings';
import { type Answers, answerCalls, brokenConnection } from './answers';
import { type AuthChange, answerAuth, type SignedInPerson, signInAs } from './fake-auth';
import { type StoredCollections, storeDocuments } from './fake-firestore';

interface ScreenOptions {
  /** Address of the screen. */
  path?: string;
  /** Pattern of the screen's route, if it has parameters. */
  pattern?: string;
  /** Other screens that the test visits, by the patterns of their routes; the rest are empty. */
  others?: Record<string, ReactElement>;
  /** The signed-in person; signed out by default. */
  as?: SignedInPerson;
  /** Documents by collection; empty by default. */
  documents?: StoredCollections;
  /** The public settings, as far as they are not the default ones. */
  settings?: Partial<PublicSettings>;
  /** Answers of the API; a call without one fails the test. */
  answers?: Answers;
  /** Answers of Firebase Auth; by default everything succeeds. */
  auth?: AuthChange;
}

/**
 * Keeps styles out of the page, because jsdom looks through all of them whenever a test asks for a role. So what only
 * styles hide is visible here.
 */
const styleCache = createCache({ key: 'css', container: document.createElement('div') });

/** The theme, with dialogs that open and close at once. */
const stillTheme = { ...theme, motion: { ...theme.motion, reducedMotion: 'always' as const } };

const usualAnswers: Answers = {
  // Only first answers, until the live queries have theirs.
  getOverview: brokenConnection,
  listServices: brokenConnection,
  // Asked again every minute, also by the query of an earlier screen.
  listOpenTimes: brokenConnection,
};

/** Renders a page or a part of one as the app does, without the frame around it. */
export async function renderScreen(element: ReactElement, options: ScreenOptions = {}) {
  const { path = '/', pattern = new URL(path, location.href).pathname } = options;
  answerCalls({ ...usualAnswers, ...options.answers });
  showSettings({ ...unsetSettings, ...options.settings });
  answerAuth(options.auth ?? {});
  signInAs(options.as ?? null);
  await session.connect();
  storeDocuments(options.documents ?? {});
  const router = createMemoryRouter(
    [
      { path: pattern, element },
      ...Object.entries(options.others ?? {}).map(([path, other]) => ({ path, element: other })),
      { path: '*', element: null },
    ],
    { initialEntries: [path] },
  );
  render(
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={stillTheme}>
        <RouterProvider router={router} />
        <ToastHost />
      </ThemeProvider>
    </CacheProvider>,
  );
  // Somebody uses the page, so that nothing waits for that (`lib/first-use.ts`).
  await act(async () => void window.dispatchEvent(new Event('pointerdown')));
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0, applyAccept: false });
  return {
    user,
    /** The present address. */
    address: () => {
      const { pathname, search, hash } = router.state.location;
      return `${pathname}${search}${hash}`;
    },
    /** Replaces the text of a field, in one step. */
    fill: async (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
      if (text === '') return user.clear(field);
      act(() => {
        field.focus();
        field.select();
      });
      await user.paste(text);
    },
  };
}

/** Changes what live queries find while the screen is open. */
export const changeDocuments = (changed: StoredCollections): Promise<void> =>
  act(async () => storeDocuments(changed));
