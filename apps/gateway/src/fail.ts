/** Ends the process with a sentence for who runs the installation, and with 1. */
export const fail = (text: string): never => {
  process.stderr.write(`${text}\n`);
  process.exit(1);
};
