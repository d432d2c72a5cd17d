import type { Send } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import type { TabBus } from './TabBus.ts'
import type { TabResponse } from './TabMessage.ts'

/** What another tab heard longer ago than this is asked anew. */
const staleMs = 5000

const maxPendingResponses = 50

export interface SharedResponses {
  /** Answers from what another tab was told a moment ago, else asks. */
  readonly fetch: Send
  /** Passes on what this tab was told. */
  readonly notify: (url: string, text: string, headers: Headers) => void
  /** From now on only what the server says from now on counts: a live connection begins, and what came before it is to be caught up with. */
  readonly forget: () => void
}

/** What tabs ask again and again in the same words: for what is new, and for polls, conversations and lists (`PollCoordinator`). */
const repeated = [/[?&]since_id=/, /\/api\/v1\/polls\/[^/?]+$/, /\/api\/v1\/statuses\/[^/?]+(\/context)?$/, /\/api\/v1\/lists(\/[^/?]+)?$/]

/** One tab asks, the others hear the answer. */
export function createSharedResponses(tabs: TabBus, clock: Clock, send: Send): SharedResponses {
  const received = new Map<string, { readonly response: TabResponse; readonly at: number }>()
  const asked = new Map<string, number>()
  /** Others' answers from before this tab, or the person in another one, changed something would take the change back on screen. */
  let changedAt = -Infinity
  const isFresh = ({ response, at }: { readonly response: TabResponse; readonly at: number }) =>
    Math.abs(clock.now() - at) < staleMs && response.askedAt > changedAt

  tabs.subscribe((message) => {
    if (message.kind === 'changed') changedAt = clock.now()
    // Only what tabs do tell each other, and nothing from a time to come, which would stay true for ever.
    if (message.kind !== 'answer' || !isRepeated(message.url) || message.askedAt > clock.now() + staleMs) return
    for (const [url, known] of received) if (!isFresh(known)) received.delete(url)
    received.set(message.url, { response: message, at: clock.now() })
    for (const oldest of received.keys()) if (received.size > maxPendingResponses) received.delete(oldest)
  })

  function remember(url: string): void {
    asked.delete(url)
    asked.set(url, clock.now())
    // Requests that were never answered are dropped.
    for (const oldest of asked.keys()) if (asked.size > maxPendingResponses) asked.delete(oldest)
  }

  async function change(url: string, init: RequestInit): Promise<Response> {
    changedAt = clock.now()
    try {
      return await send(url, init)
    } finally {
      changedAt = clock.now()
    }
  }

  return {
    fetch(url, init) {
      if ((init.method ?? 'GET') !== 'GET') return change(url, init)
      const known = received.get(url)
      received.delete(url)
      if (known && isFresh(known)) {
        return Promise.resolve(new Response(known.response.body, { headers: { link: known.response.link, [mark]: '' } }))
      }
      if (isRepeated(url)) remember(url)
      return send(url, init)
    },
    forget: () => received.clear(),
    notify(url, body, headers) {
      // What came from another tab is not news to it; what this one asked for at the same moment is still to come.
      if (headers.has(mark)) return
      const askedAt = asked.get(url)
      asked.delete(url)
      if (askedAt === undefined) return
      tabs.notify({ kind: 'answer', url, body, link: headers.get('link') ?? '', askedAt })
    },
  }
}

function isRepeated(url: string): boolean {
  return repeated.some((pattern) => pattern.test(url))
}

/** On answers that another tab was given. */
const mark = 'x-from-another-tab'
