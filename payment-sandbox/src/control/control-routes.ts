import express, { type Request, Router } from 'express';
import type { SandboxSettings } from '../sandbox-settings.ts';
import type { SandboxControl } from './sandbox-control.ts';

/** Settings for one transaction, or, without an id, for all. */
type ControlBody = Partial<SandboxSettings> & { transactionId?: string };

/** Returns routes for the sandbox control, for tests and people outside of its process. */
export function controlRoutes(control: SandboxControl): Router {
  const router = Router();
  router.post('/', express.json(), (req: Request<object, unknown, ControlBody>, res) => {
    const { transactionId, ...settings } = req.body;
    control.set(settings, transactionId);
    res.sendStatus(204);
  });
  router.post('/payments/:id/pay', (req, res) => {
    res.json(control.pay(req.params.id));
  });
  router.get('/paid', (_req, res) => {
    res.json(control.paidTransactionIds);
  });
  return router;
}
