import { SERVER_BEGINNINGS } from './proxy.ts'

/** Paths of the server, and of the embedded instance's own pages, such as its mailbox. A query may follow. */
const ANSWERED = String.raw`^\/(${SERVER_BEGINNINGS}|main\/ostatus|pleroma|dev)([/?]|$)`

/**
 * Options of the Vite server that serves the client from its sources: everything that is not the client is passed on.
 * @param port where the instance listens
 */
export const behindSources = (port: number) => ({
  // The instance says which of its responses another origin may read.
  cors: false,
  proxy: { [ANSWERED]: { target: `http://127.0.0.1:${port}`, ws: true } },
})
