/*
 * Runs in the browser: a page with nothing but a listener of Firestore, which shows the starts of a
 * service on a day as buttons, disabled while anything takes a bay.
 */
import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, initializeFirestore, onSnapshot } from 'firebase/firestore';

const { projectId, port, serviceId, date } = Object.fromEntries(
  new URLSearchParams(location.search),
);

const firestore = initializeFirestore(initializeApp({ projectId: projectId }), {});
connectFirestoreEmulator(firestore, '127.0.0.1', Number(port));
onSnapshot(doc(firestore, 'days', date), (day) => {
  const { starts, jobs } = day.data();
  const buttons = Object.keys(starts[serviceId]).map((time) => {
    const button = document.createElement('button');
    button.textContent = time;
    button.disabled = Object.values(jobs).some(({ bay }) => bay === serviceId);
    return button;
  });
  document.body.replaceChildren(...buttons);
});
