import type { Response } from 'express';
import type { InitiatePlan } from '../sandbox-settings.ts';
import { wait } from '../wait.ts';

/** Tells whether a request is lost before the provider processes it. */
export function isLostOnArrival(plan: InitiatePlan): boolean {
  return plan.mode === 'down' || plan.mode === 'http500';
}

/** Sends the correct answer, or the faulty one that the plan asks for. */
export async function sendPlannedAnswer(
  plan: InitiatePlan,
  res: Response,
  sendCorrectAnswer: () => void,
): Promise<void> {
  switch (plan.mode) {
    case 'hang':
      return;
    case 'down':
      res.socket?.destroy();
      return;
    case 'http500':
      res.status(500).type('html').send('<h1>Internal Server Error</h1>');
      return;
    case 'html':
      res.type('html').send('<!doctype html><title>Sorry</title><h1>Scheduled maintenance</h1>');
      return;
    case 'garbled-json':
      res.type('json').send('{"result":"true","payment_url":"/paynow.ph');
      return;
    case 'slow':
      await wait(plan.ms);
      sendCorrectAnswer();
      return;
    case 'normal':
    case 'no-url':
      sendCorrectAnswer();
  }
}
