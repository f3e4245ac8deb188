import { connect } from 'node:net';

/** Where test gateways listen. As a name it would be looked up for each of 20,000 sockets, by the four threads of the process. */
export const LOOPBACK = '127.0.0.1';

/** Sends bytes as they are and gives everything that comes back; no client tidies the target up on its way. */
export function rawRequest(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, LOOPBACK, () => socket.write(text, 'latin1'));
    let answer = '';
    socket.setTimeout(30_000, () => socket.destroy(new Error('The gateway did not answer.')));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
