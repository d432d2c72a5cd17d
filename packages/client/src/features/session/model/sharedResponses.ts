import type { Send } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import type { TabBus } from './TabBus.ts'
import type { TabResponse } from './TabMessage.ts'

/** Responses of other tabs expire after this time. */
const staleMs = 5000

const maxPendingResponses = 50

export interface SharedResponses {
  /** Answers from a response of another tab, or sends the request. */
  readonly fetch: Send
  /** Broadcasts a response of this tab. */
  readonly notify: (url: string, text: string, headers: Headers) => void
  /** Discards all shared responses: a stream has joined, and its feeds must fetch entries that they missed. */
  readonly forget: () => void
}

/** Repeated requests that are equal in all tabs: for newer entries, polls, conversations and lists (`PollCoordinator`). */
const repeated = [/[?&]since_id=/, /\/api\/v1\/polls\/[^/?]+$/, /\/api\/v1\/statuses\/[^/?]+(\/context)?$/, /\/api\/v1\/lists(\/[^/?]+)?$/]

/** One tab sends a request, the others reuse its response. */
export function createSharedResponses(tabs: TabBus, clock: Clock, send: Send): SharedResponses {
  const received = new Map<string, { readonly response: TabResponse; readonly at: number }>()
  const asked = new Map<string, number>()
  /** Shared responses from before a change, here or in another tab, would undo it on screen. */
  let changedAt = -Infinity
  /** Another tab has sent a message. Until then a long response would be copied without a receiver. */
  let hasCompany = false
  const isFresh = ({ response, at }: { readonly response: TabResponse; readonly at: number }) =>
    Math.abs(clock.now() - at) < staleMs && response.askedAt > changedAt

  tabs.subscribe((message) => {
    hasCompany = true
    if (message.kind === 'changed') changedAt = clock.now()
    // Accepts only messages of this kind, and none from the future, which would never expire.
    if (message.kind !== 'answer' || !isRepeated(message.url) || message.askedAt > clock.now() + staleMs) return
    for (const [url, known] of received) if (!isFresh(known)) received.delete(url)
    received.set(message.url, { response: message, at: clock.now() })
    for (const oldest of received.keys()) if (received.size > maxPendingResponses) received.delete(oldest)
  })

  function remember(url: string): void {
    asked.delete(url)
    asked.set(url, clock.now())
    // Requests without a response are dropped.
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
      // A response of another tab is not news to it; requests that this tab sent at the same moment are still running.
      if (headers.has(mark)) return
      const askedAt = asked.get(url)
      asked.delete(url)
      if (askedAt === undefined || !hasCompany) return
      tabs.notify({ kind: 'answer', url, body, link: headers.get('link') ?? '', askedAt })
    },
  }
}

function isRepeated(url: string): boolean {
  return repeated.some((pattern) => pattern.test(url))
}

/** Header of responses from another tab. */
const mark = 'x-from-another-tab'
