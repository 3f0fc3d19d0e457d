import express, { type NextFunction, type Request, type Response, Router } from 'express';
import { ControlError, parseObject, parseSettings } from '../parse-settings.ts';
import type { SandboxControl } from './sandbox-control.ts';

/** Returns routes for the sandbox control, for tests and people outside of its process. */
export function controlRoutes(control: SandboxControl): Router {
  const router = Router();
  router.use(express.json());

  router.post('/', (req, res) => {
    applySettings(control, parseObject(req.body, 'the body'));
    res.sendStatus(204);
  });
  router.post('/reset', (_req, res) => {
    control.reset();
    res.sendStatus(204);
  });
  router.get('/requests', (_req, res) => {
    res.json(control.requests);
  });
  router.get('/paid', (_req, res) => {
    res.json(control.paidTransactionIds);
  });
  router.get('/payments/:id', (req, res) => {
    res.json(requirePayment(control, req.params.id));
  });
  router.post('/payments/:id/callbacks', async (req, res) => {
    const { transactionId } = requirePayment(control, req.params.id);
    res.json(await control.sendCallbacks(transactionId));
  });
  for (const action of ['pay', 'decline', 'expire'] as const) {
    router.post(`/payments/:id/${action}`, (req, res) => {
      const { transactionId } = requirePayment(control, req.params.id);
      res.json(control[action](transactionId));
    });
  }
  router.use(explainRefusal);
  return router;
}

function applySettings(control: SandboxControl, body: Record<string, unknown>): void {
  const { transactionId, notifyUrl, ...rest } = body;
  const settings = parseSettings(rest);
  if (transactionId !== undefined && typeof transactionId !== 'string') {
    throw new ControlError('transactionId must be a text');
  }
  if (notifyUrl === null || (typeof notifyUrl === 'string' && URL.canParse(notifyUrl))) {
    control.notifyUrl = notifyUrl;
  } else if (notifyUrl !== undefined) {
    throw new ControlError('notifyUrl must be a URL or null');
  }
  control.set(settings, transactionId);
}

function requirePayment(control: SandboxControl, transactionId: string) {
  const payment = control.payment(transactionId);
  if (!payment) throw new ControlError(`unknown transaction ${transactionId}`);
  return payment;
}

function explainRefusal(error: unknown, _req: Request, res: Response, next: NextFunction): void {
  if (error instanceof ControlError) res.status(400).json({ message: error.message });
  else next(error);
}
