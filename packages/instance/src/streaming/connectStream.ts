import { authenticate, type Auth } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import type { ServedSocket, Subscriber } from './Hub.ts'
import { topicOf, type Refusal } from './topics.ts'

/**
 * Takes an upgrade request: checks it first, and only then lets the socket be opened.
 * @returns the status to refuse with, or null
 */
export async function connectStream(context: Context, request: Request, accept: () => ServedSocket): Promise<Refusal | null> {
  const url = new URL(request.url)
  if (url.pathname.replace(/\/$/, '') !== '/api/v1/streaming') return 404
  const token = url.searchParams.get('access_token') ?? request.headers.get('sec-websocket-protocol')?.split(',')[0]?.trim() ?? null
  const auth = await authenticate(context, token)
  if (token !== null && !auth) return 401
  const asked = Object.fromEntries(['tag', 'list', 'instance'].map((name) => [name, url.searchParams.get(name) ?? undefined]))
  const stream = url.searchParams.get('stream')
  const topic = stream === null ? null : await topicOf(context, auth, { stream, ...asked })
  if (typeof topic === 'number') return topic
  serve(context, auth, topic, accept())
  return null
}

function serve(context: Context, auth: Auth | null, topic: string | null, socket: ServedSocket): void {
  const subscriber: Subscriber = {
    accountId: auth?.account?.id ?? null,
    tokenId: auth?.token.id ?? null,
    send: (text) => socket.send(text),
    close: (code) => socket.close(code),
  }
  let closed = false
  const endings = new Map<string, () => void>()
  const join = (name: string) => endings.set(name, context.hub.subscribe(name, subscriber))
  if (topic !== null) join(topic)
  socket.onMessage((text) => {
    if (text === 'ping' || text === 'PING') return socket.send('pong')
    const stream = readSubscription(text)
    // Akkoma takes the name alone here, and sends no response in any case.
    if (stream !== null) void topicOf(context, auth, { stream }).then((name) => typeof name === 'string' && !closed && join(name))
  })
  socket.onClose(() => {
    closed = true
    for (const end of endings.values()) end()
  })
}

function readSubscription(text: string): string | null {
  let message: unknown
  try {
    message = JSON.parse(text)
  } catch {
    // Neither a ping nor a message: ignored, as on Akkoma.
    return null
  }
  if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'subscribe') return null
  return 'stream' in message && typeof message.stream === 'string' ? message.stream : null
}
