export function findFirestoreEmulator():
  | { source: 'chosen' | 'firebase-tools' | 'cloud-cli'; path: string }
  | undefined;
