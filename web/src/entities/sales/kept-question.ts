import { useState } from 'react';
import { ApiFailure } from '~/lib/api/api-failure';

/**
 * Keeps what the server asks about minutes that are kept for the waitlist, and the answer. Both are about one place: a time in
 * a bay, or whatever else identifies the minutes.
 */
export function useKeptQuestion() {
  const [asked, setAsked] = useState<{ place: string; text: string } | null>(null);
  const [agreed, setAgreed] = useState<string | null>(null);
  return {
    /** Shows the question if the failure asks it; returns whether it does. */
    askIf(failure: unknown, place: string): boolean {
      if (!(failure instanceof ApiFailure) || failure.code !== 'kept_for_waitlist') return false;
      setAsked({ place, text: failure.message });
      return true;
    },
    of: (place: string) => ({
      /** null: nothing was asked about this place. */
      text: asked?.place === place ? asked.text : null,
      isAgreed: agreed === place,
      agree: (isAgreed: boolean) => setAgreed(isAgreed ? place : null),
    }),
  };
}

/** The question about one place. */
export type KeptQuestion = ReturnType<ReturnType<typeof useKeptQuestion>['of']>;

/** Tells whether an answer is needed first. */
export const isUnanswered = ({ text, isAgreed }: KeptQuestion): boolean =>
  text !== null && !isAgreed;
