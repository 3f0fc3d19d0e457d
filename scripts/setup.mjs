/**
 * Prepares a fresh clone. npm runs this before each command that starts the product, with the Node
 * version of the machine and before any package is installed. So it is plain JavaScript and uses only
 * Node's own modules. It is fast and prints nothing if there is nothing to do.
 */
const oldest = [20, 11];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  console.error(
    `✗ Node ${process.versions.node} is too old: install Node ${oldest.join('.')} or newer, then try again.`,
  );
  process.exitCode = 1;
} else {
  // Imported here because the modules need at least that Node version.
  const { ensureRequirements } = await import('./setup/requirements.mjs');
  await ensureRequirements();
}
