/*
 * Runs in the browser: a page with nothing but a listener of Firestore, which shows the slots of a
 * service on a day as buttons, disabled while they are held.
 */
import { initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  query,
  where,
} from 'firebase/firestore';

const { projectId, port, serviceId, date } = Object.fromEntries(
  new URLSearchParams(location.search),
);

const firestore = initializeFirestore(initializeApp({ projectId: projectId }), {});
connectFirestoreEmulator(firestore, '127.0.0.1', Number(port));
onSnapshot(
  query(
    collection(firestore, 'slots'),
    where('serviceId', '==', serviceId),
    where('date', '==', date),
    orderBy('startTime', 'asc'),
    limit(100),
  ),
  ({ docs }) => {
    const buttons = docs.map((slot) => {
      const button = document.createElement('button');
      button.textContent = slot.get('startTime');
      button.disabled = slot.get('heldUntil') !== null;
      return button;
    });
    document.body.replaceChildren(...buttons);
  },
);
