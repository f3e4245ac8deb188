import { createServer, type RequestListener, type Server } from 'node:http';

/** A server for `listener`, which listens to nothing yet and waits for no slow client for ever. */
export function createHttpServer(listener: RequestListener): Server {
  const server = createServer(listener);
  server.headersTimeout = 15_000;
  // It is longer than the longest upload (D168); the shorter timeouts of a body are with its reader.
  server.requestTimeout = 130_000;
  server.keepAliveTimeout = 30_000;
  return server;
}
