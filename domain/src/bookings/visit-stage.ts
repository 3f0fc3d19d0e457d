/** How far a visit has come, as the staff says it; in the order of a visit. */
export const visitStages = ['expected', 'arrived', 'washing', 'ready', 'collected'] as const;
export type VisitStage = (typeof visitStages)[number];

export const visitStageLabels: Record<VisitStage, string> = {
  expected: 'Booked',
  arrived: 'Arrived',
  washing: 'Being washed',
  ready: 'Ready to collect',
  collected: 'Collected',
};

/** How long a tap on a stage can be undone, in milliseconds. */
export const undoMs = 10_000;

/** How long after a car is ready its customer is told, in milliseconds: a last tap on Undo must arrive before. */
export const toldAfterMs = undoMs + 5000;

/** Documentation of a field with a stage. */
export const stageMeta = { note: 'How far the visit has come, as the staff says it.' };
