import type { Send } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import type { TabAnswer, TabBus } from './TabBus.ts'

/** What another tab heard longer ago than this is asked anew. */
const freshFor = 5000

export interface SharedAnswers {
  /** Answers from what another tab was told a moment ago, else asks. */
  readonly fetch: Send
  /** Passes on what this tab was told. */
  readonly tell: (url: string, text: string, headers: Headers) => void
  /** From now on only what the server says from now on counts: a live connection begins, and what came before it is to be caught up with. */
  readonly forget: () => void
}

/** Questions for what is new, which all tabs of an account ask in the same words: one tab asks, the others hear the answer. */
export function createSharedAnswers(tabs: TabBus, clock: Clock, send: Send): SharedAnswers {
  const heard = new Map<string, { readonly answer: TabAnswer; readonly at: number }>()
  const isFresh = (at: number) => Math.abs(clock.now() - at) < freshFor
  tabs.subscribe((message) => {
    if (message.kind !== 'answer') return
    for (const [url, { at }] of heard) if (!isFresh(at)) heard.delete(url)
    heard.set(message.url, { answer: message, at: clock.now() })
  })
  return {
    fetch(url, init) {
      const known = init.method === 'GET' ? heard.get(url) : undefined
      if (!known || !isFresh(known.at)) return send(url, init)
      heard.delete(url)
      return Promise.resolve(new Response(known.answer.body, { headers: { link: known.answer.link, [mark]: '' } }))
    },
    forget: () => heard.clear(),
    tell(url, body, headers) {
      // What came from another tab is not news to it.
      if (!url.includes('since_id=') || headers.has(mark)) return
      tabs.tell({ kind: 'answer', url, body, link: headers.get('link') ?? '' })
    },
  }
}

/** On answers that another tab was given. */
const mark = 'x-from-another-tab'
