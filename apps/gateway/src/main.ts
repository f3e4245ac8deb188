/** The oldest major version of Node that runs the product; an older one fails in a library, with words that help nobody. */
export const OLDEST_NODE = 24;

const { node } = process.versions;
if (Number.parseInt(node, 10) < OLDEST_NODE) {
  process.stderr.write(`This is Node ${node}: start Trastienda with Node ${OLDEST_NODE} or newer\n`);
  process.exit(1);
}
// It is loaded after the check: what a module imports is evaluated before the module.
await import('./run.ts');
