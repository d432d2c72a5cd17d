import type { Clock } from '@rookery/api/http/Clock'
import { openStreamClient, type StreamState } from '@rookery/api/stream/StreamClient'
import { streamingAddress } from '@rookery/api/stream/streamingAddress'
import type { DayWorld } from './DayStep.ts'

const waitMs = 20_000

/** Looks until something holds. Throws after twenty seconds with the given sentence. */
export async function waitFor(clock: Clock, otherwise: string, holds: () => boolean | Promise<boolean>, everyMs = 50): Promise<void> {
  const end = clock.now() + waitMs
  while (!(await holds())) {
    if (clock.now() > end) throw new Error(otherwise)
    await new Promise<void>((resolve) => void clock.after(everyMs, resolve))
  }
}

/** Opens the stream of the account. The lists grow while it is open: its states, and the ids of posts that it brings. */
export function listenOnce({ client, instance, capabilities, clock, WebSocket }: DayWorld) {
  const states: StreamState['kind'][] = []
  const events: string[] = []
  const stream = openStreamClient({
    url: streamingAddress(instance.streamingUrl, client.origin) ?? client.origin,
    host: new URL(client.origin).host,
    token: client.token,
    stream: 'user',
    clock,
    WebSocket,
    respondsToPings: () => capabilities.streamPongs,
    onEvent: (event) => {
      if (event.kind === 'update') events.push(event.status.id)
    },
    onState: ({ kind }) => states.push(kind),
  })
  return { states, events, close: () => stream.close() }
}
