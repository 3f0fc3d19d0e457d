import { run } from './run.mjs';
import { CannotContinue } from './step.mjs';
import { installSystemPackage } from './system-packages.mjs';

const OLDEST_JAVA = 17;

/** Installs Java, which the Firestore emulator needs, if there is none. */
export async function ensureJava() {
  if ((await javaVersion()) >= OLDEST_JAVA) return;
  const packages = ['openjdk-17-jre-headless', 'openjdk-21-jre-headless', 'default-jre-headless'];
  await installSystemPackage('Java', packages);
  const version = await javaVersion();
  if (version >= OLDEST_JAVA) return;
  const problem = version === 0 ? 'Java is missing' : `Java ${version} is too old`;
  throw new CannotContinue(
    `${problem}: install Java ${OLDEST_JAVA} or newer (Debian, Ubuntu: apt install openjdk-17-jre-headless; macOS: brew install openjdk), so that "java -version" works, then try again.`,
  );
}

/** @returns {Promise<number>} the major version of the `java` on PATH, 0 when there is none */
async function javaVersion() {
  const { ok, output } = await run('java', ['-version']);
  return ok ? Number(/version "(\d+)/.exec(output)?.[1] ?? 0) : 0;
}
