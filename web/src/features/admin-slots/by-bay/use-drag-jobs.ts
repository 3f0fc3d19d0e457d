import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { BayPlan, PlannedJob } from './bay-plan';
import type { Drag } from './drag-context';
import { type DropTarget, nearestTarget } from './drop-targets';
import { momentAt } from './time-scale';

/** Pointer movement up to which it is a click and not a drag, in pixels. */
const slop = 6;

/** Distance from the edge of the frame within which it scrolls, in pixels. */
const edge = 48;

interface Grabbed {
  job: PlannedJob;
  /** Position where the pointer went down. */
  x: number;
  y: number;
  below: number;
}

/** Returns the bay under a point, and the top of its track. */
function bayAt(area: HTMLElement, x: number): { bay: string; top: number } | null {
  for (const track of area.querySelectorAll<HTMLElement>('[data-bay]')) {
    const { left, right, top } = track.getBoundingClientRect();
    if (left <= x && x < right) return { bay: track.dataset.bay ?? '', top };
  }
  return null;
}

function scrollAtEdge(area: HTMLElement, { clientX, clientY }: PointerEvent): void {
  const { left, right, top, bottom } = area.getBoundingClientRect();
  const towards = (point: number, first: number, last: number) =>
    Number(point > last - edge) - Number(point < first + edge);
  area.scrollBy(12 * towards(clientX, left, right), 12 * towards(clientY, top, bottom));
}

const swallow = (event: MouseEvent) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Suppresses the click that follows the end of a drag, because it would open the booking. */
function swallowClick(): void {
  window.addEventListener('click', swallow, { capture: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
}

interface DragJobs {
  area: RefObject<HTMLElement | null>;
  plan: BayPlan;
  /** Returns the places to which a job can move. */
  targetsOf: (job: PlannedJob) => readonly DropTarget[];
  onDrop: (job: PlannedJob, target: DropTarget) => void;
}

/**
 * Drags bookings with a mouse or a pen; they snap to possible places. Escape cancels. Touch scrolls instead,
 * because a button on each booking moves it.
 */
export function useDragJobs({ area, plan, targetsOf, onDrop }: DragJobs) {
  const [grabbed, setGrabbed] = useState<Grabbed | null>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  // A ref as well, because a release right after a movement comes before the next render.
  const dragged = useRef<Drag | null>(null);
  const latest = useRef({ plan, onDrop });
  useEffect(() => {
    latest.current = { plan, onDrop };
  });

  useEffect(() => {
    const frame = area.current;
    if (!grabbed || !frame) return;
    const { job, x, y, below } = grabbed;
    const show = (next: Drag | null) => {
      dragged.current = next;
      setDrag(next);
    };
    const end = () => {
      setGrabbed(null);
      show(null);
    };
    const follow = (event: PointerEvent) => {
      const isDragged = dragged.current !== null;
      if (!isDragged && Math.hypot(event.clientX - x, event.clientY - y) < slop) return;
      if (isDragged) scrollAtEdge(frame, event);
      const targets = dragged.current?.targets ?? targetsOf(job);
      const place = bayAt(frame, event.clientX);
      const at = place && momentAt(event.clientY - below - place.top, latest.current.plan);
      show({ job, targets, over: place && at && nearestTarget(targets, place.bay, at) });
    };
    const drop = () => {
      const dropped = dragged.current;
      if (dropped) swallowClick();
      end();
      if (dropped?.over) latest.current.onDrop(dropped.job, dropped.over);
    };
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      window.addEventListener('pointerup', swallowClick, { once: true });
      end();
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', end);
    window.addEventListener('keydown', cancel);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', end);
      window.removeEventListener('keydown', cancel);
    };
  }, [grabbed, area, targetsOf]);

  const grab = (job: PlannedJob, event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || event.pointerType === 'touch') return;
    const { top } = event.currentTarget.getBoundingClientRect();
    setGrabbed({ job, x: event.clientX, y: event.clientY, below: event.clientY - top });
  };
  return { drag, grab };
}
