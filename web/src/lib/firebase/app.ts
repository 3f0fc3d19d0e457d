import { initializeApp } from 'firebase/app';
import { firebaseConfig } from './settings';

export const app = initializeApp(firebaseConfig);
