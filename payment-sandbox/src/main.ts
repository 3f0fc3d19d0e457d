import { createSandbox } from './create-sandbox.ts';

const host = '127.0.0.1';
const port = Number(process.env.PORT ?? 5055);

const { app } = createSandbox({
  storeId: process.env.PAYMENT_STORE_ID ?? 'carwashdemo',
  signatureKey: process.env.PAYMENT_SIGNATURE_KEY ?? 'sandbox-signature-key',
  notifyUrl: process.env.PAYMENT_NOTIFY_URL,
});

const server = app.listen(port, host, (error) => {
  if (error) {
    console.error(`payment sandbox cannot listen on http://${host}:${port}: ${error.message}`);
    process.exit(1);
  }
  console.log(`payment sandbox listening on http://${host}:${port}`);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    // Answers that hang on purpose would keep the process running.
    server.closeAllConnections();
  });
}
