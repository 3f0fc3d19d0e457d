/**
 * Makes a fresh clone ready to run. npm calls this before `start`, `dev` and `test`, on whatever
 * Node the machine has and before anything is installed: so plain JavaScript and nothing but Node's
 * own modules. Quiet and quick when there is nothing to do.
 */
const oldest = [20, 11];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `✗ Node ${process.versions.node} is too old: install Node ${oldest.join('.')} or newer, then try again.`,
  );
  process.exitCode = 1;
} else {
  // Loaded only now: what follows needs that Node.
  const { ensureRequirements } = await import('./setup/requirements.mjs');
  await ensureRequirements();
}
