import { initializeApp } from 'firebase/app';
import { firebaseConfig } from './settings.ts';

export const app = initializeApp(firebaseConfig);
