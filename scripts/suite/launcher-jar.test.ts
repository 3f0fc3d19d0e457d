import { expect, test } from 'vitest';
import { manifest } from './launcher-jar.ts';

const longPath = `/opt/${'very-long-folder-name/'.repeat(12)}cloud-firestore-emulator.jar`;

test('no line of the manifest is longer than 72 bytes', () => {
  const lengths = manifest(longPath)
    .split('\r\n')
    .map((line) => line.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(72);
});

test('folded lines unfold to the address of the jar', () => {
  expect(manifest(longPath).replaceAll('\r\n ', '')).toContain(
    `Class-Path: file://${longPath}\r\n`,
  );
});
