import { createSocket } from 'node:dgram';
import { once } from 'node:events';

const types = { 1: 'A', 28: 'AAAA' } as const;
const codes = { ok: 0, failed: 2, missing: 3 } as const;

/** What a name server says of a name and a type: its addresses as bytes, a failure, no such name, or nothing at all. */
export type NameAnswer = readonly Uint8Array[] | 'failed' | 'missing' | 'silent';

/** Reads the name and the type of a question, which begin behind the head's twelve bytes. */
function questionOf(message: Buffer): { name: string; type: string; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let size = message[at] ?? 0; size > 0; size = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + size));
    at += 1 + size;
  }
  const type = message.readUInt16BE(at + 1);
  return { name: labels.join('.'), type: type === 1 || type === 28 ? types[type] : '', end: at + 5 };
}

/** Starts a name server on this machine (RFC 1035, UDP), which says what `answer` does. */
export async function startNameServer(
  answer: (name: string, type: string) => NameAnswer,
): Promise<{ readonly server: string; readonly asked: string[]; readonly stop: () => Promise<void> }> {
  const asked: string[] = [];
  const socket = createSocket('udp4', (message, from) => {
    const { name, type, end } = questionOf(message);
    asked.push(name);
    const said = answer(name, type);
    if (said === 'silent') return;
    const records = typeof said === 'string' ? [] : said;
    const head = Buffer.from(message.subarray(0, 12));
    head.writeUInt16BE(0x8180 | (typeof said === 'string' ? codes[said] : codes.ok), 2);
    head.writeUInt16BE(records.length, 6);
    head.writeUInt32BE(0, 8);
    const bodies = records.map((bytes) => {
      const record = Buffer.alloc(12);
      // A pointer to the question's name.
      record.writeUInt16BE(0xc0_0c, 0);
      record.writeUInt16BE(bytes.length === 4 ? 1 : 28, 2);
      record.writeUInt16BE(1, 4);
      record.writeUInt16BE(bytes.length, 10);
      return Buffer.concat([record, bytes]);
    });
    socket.send(Buffer.concat([head, message.subarray(12, end), ...bodies]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return {
    server: `127.0.0.1:${socket.address().port}`,
    asked,
    stop: () => new Promise((done) => socket.close(() => done())),
  };
}
