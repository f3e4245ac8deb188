import { connect } from 'node:net';

/** Whether a file carries a known virus. @throws ScannerSilent */
export type Scan = (bytes: Uint8Array) => Promise<boolean>;

/** The scanner of an installation gave no answer: what it has not seen is not taken in. */
export class ScannerSilent extends Error {
  override name = 'ScannerSilent';
}

export const INFECTED = 'El archivo tiene un virus y no se puede subir';

const lengthOf = (size: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(size);
  return bytes;
};

/** Asks a clamd by its INSTREAM command: the length, the bytes, a zero; then `stream: OK` or `stream: {name} FOUND`. */
export const createScanner =
  (address: { readonly host: string; readonly port: number }, waitMs = 20_000): Scan =>
  (bytes) =>
    new Promise((resolve, reject) => {
      const socket = connect(address);
      let reply = '';
      const silent = (why: string) => {
        socket.destroy();
        reject(new ScannerSilent(`The scanner gave no answer: ${why.replace('\0', '').slice(0, 100)}`));
      };
      socket.setTimeout(waitMs, () => silent('too late'));
      // The scanner refuses a file past its limit before it has read it: its message is the reason, not the
      // broken line.
      socket.on('error', (error) => silent(reply || error.message));
      socket.on('data', (chunk: Buffer) => {
        reply += chunk.toString('latin1');
      });
      socket.on('close', () => {
        if (/^stream: OK\0?$/.test(reply)) resolve(false);
        else if (/ FOUND\0?$/.test(reply)) resolve(true);
        else silent(reply);
      });
      socket.write('zINSTREAM\0');
      if (bytes.length > 0) {
        socket.write(lengthOf(bytes.length));
        socket.write(bytes);
      }
      socket.write(lengthOf(0));
    });
