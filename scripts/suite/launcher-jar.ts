import { mkdirSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';
import { inRepository } from '../repository.ts';
import { findFirestoreEmulator } from '../setup/firestore-emulator.mjs';

const MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/**
 * firebase-tools runs the emulator with `java -jar`. The manifest of the Google Cloud CLI's copy has no
 * main class, so that copy is started by another jar, which contains only a manifest.
 */
export function firestoreEmulatorEnvironment(): Record<string, string> {
  const found = findFirestoreEmulator();
  if (found?.source !== 'cloud-cli') return {};
  return { FIRESTORE_EMULATOR_BINARY_PATH: writeLauncherJar(found.path) };
}

function writeLauncherJar(emulatorJar: string): string {
  const folder = inRepository('node_modules/.cache/firestore-emulator');
  const path = `${folder}/launcher.jar`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, zipSync({ 'META-INF/MANIFEST.MF': strToU8(manifest(emulatorJar)) }));
  return path;
}

/** Returns a manifest for `java -jar`. Lines have at most 72 bytes; a continued line begins with a space. */
export function manifest(emulatorJar: string): string {
  const lines = [
    'Manifest-Version: 1.0',
    `Class-Path: ${pathToFileURL(emulatorJar).href}`,
    `Main-Class: ${MAIN_CLASS}`,
  ];
  return `${lines.map(fold).join('\r\n')}\r\n\r\n`;
}

function fold(line: string): string {
  const first = line.slice(0, 72);
  const rest = line.slice(72).match(/.{1,71}/g) ?? [];
  return [first, ...rest].join('\r\n ');
}
