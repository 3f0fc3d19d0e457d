/** Stages of a visit as the staff says them, in their order. */
export const visitStages = ['expected', 'arrived', 'washing', 'ready', 'collected'] as const;
export type VisitStage = (typeof visitStages)[number];

export const visitStageLabels: Record<VisitStage, string> = {
  expected: 'Booked',
  arrived: 'Arrived',
  washing: 'Being washed',
  ready: 'Ready to collect',
  collected: 'Collected',
};

/** Time for which a tap on a stage can be undone, in milliseconds. */
export const undoMs = 10_000;

/** Delay of the message that a car is ready, in milliseconds, so that a last tap on Undo arrives before it is sent. */
export const toldAfterMs = undoMs + 5000;

/** Documentation of a field with a stage. */
export const stageMeta = { note: 'How far the visit has come, as the staff says it.' };
