import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import type { BayPlan } from './bay-plan';
import { entryStep, nextStep, type WalkColumns } from './walk';
import { hourStep, jobStep, offerStep } from './walk-context';

const byTime = (one: { at: number }, other: { at: number }) => one.at - other.at;

/** Returns the plan's focusable elements, in the order of the grid. */
const walkColumns = ({ hours, columns }: Pick<BayPlan, 'hours' | 'columns'>): WalkColumns => [
  hours
    .filter(({ slots }) => slots.length > 0)
    .map(({ at }) => ({ key: hourStep(at), at: at.getTime() })),
  ...columns.map(({ bay, jobs, offers }) =>
    [
      ...jobs
        .filter(({ booking }) => booking !== null)
        .map(({ claimId, from }) => ({ key: jobStep(claimId), at: from.getTime() })),
      ...offers.map(({ from }) => ({ key: offerStep(bay?._id ?? '', from), at: from.getTime() })),
    ].sort(byTime),
  ),
];

const stepOf = (target: EventTarget): string | null =>
  target instanceof Element
    ? (target.closest('[data-step]')?.getAttribute('data-step') ?? null)
    : null;

/**
 * Lets the arrow keys move the focus through the grid: up and down in time, left and right between bays. Tab
 * stops in the grid only once, at the last focused element.
 */
export function useWalk(plan: Pick<BayPlan, 'hours' | 'columns'>) {
  const area = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<string | null>(null);
  const columns = walkColumns(plan);
  return {
    area,
    entry: entryStep(columns, last),
    handlers: {
      onFocus({ target }: FocusEvent) {
        const step = stepOf(target);
        if (step !== null) setLast(step);
      },
      onKeyDown(event: KeyboardEvent) {
        const step = stepOf(event.target);
        const next = step === null ? null : nextStep(columns, step, event.key);
        if (next === null) return;
        event.preventDefault();
        area.current?.querySelector<HTMLElement>(`[data-step="${CSS.escape(next)}"]`)?.focus();
      },
    },
  };
}
