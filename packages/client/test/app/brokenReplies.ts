import type { Undo } from '@rookery/instance/testing/Faults'

import type { text } from './text.ts'
import type { TestServer } from './TestServer.ts'

/** The server's message for a request that it fails. */
export const serverWords = 'The pond is frozen'

/** Ways in which every request of a route can fail, with the text that the client has for each. */
export const brokenReplies: readonly (readonly [
  put: (server: TestServer, route: string) => Undo,
  words: Parameters<typeof text>[0],
  /** The error text of the response, if it has one. */
  said?: string,
])[] = [
  [(server, route) => server.drop(route), 'errors.unreachable'],
  [(server, route) => server.html(route), 'errors.unreadable'],
  [(server, route) => server.fail(route, Response.json({ error: serverWords }, { status: 500 })), 'errors.serverError', serverWords],
]
