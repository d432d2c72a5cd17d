import { replyLimit } from '@rookery/api/http/client'
import type { StreamState } from '@rookery/api/stream/stream'
import type { NotificationId } from '@rookery/api/wire/model'
import type { Stop } from '#lib/Cell.ts'
import { isRecord } from '#lib/isRecord.ts'

/** What tabs of one account tell each other. */
export type TabMessage =
  /** Settings that the person changed; null for one that was reset. */
  | { readonly kind: 'settings'; readonly values: Readonly<Record<string, unknown>> }
  | { readonly kind: 'seen'; readonly ids: readonly NotificationId[] }
  /** A draft was posted or thrown away. */
  | { readonly kind: 'draftGone'; readonly key: string }
  /** A feed has something new; fetch it if it is on screen. */
  | { readonly kind: 'arrived'; readonly feed: string }
  /** The teller has just asked for this, which a tab that shows it would ask for, too. */
  | { readonly kind: 'asked'; readonly subject: string }
  | TabAnswer
  /** Whoever does this for all tabs says `leads`. */
  | { readonly kind: 'whoLeads'; readonly subject: string }
  | { readonly kind: 'leads'; readonly subject: string }
  /** How the live connection stands that the teller holds for all. */
  | { readonly kind: 'streamState'; readonly stream: string; readonly state: StreamState }
  /** What came over it, as it came. */
  | { readonly kind: 'frame'; readonly stream: string; readonly data: string }

/** What the server answered a moment ago, for a tab that is about to ask the same. */
export interface TabAnswer {
  readonly kind: 'answer'
  readonly url: string
  readonly body: string
  /** The answer's Link header. */
  readonly link: string
  /** When the question left, in ms since the epoch. */
  readonly askedAt: number
}

export interface TabBus {
  tell(message: TabMessage): void
  /** Hears what other tabs tell, never oneself. */
  subscribe(listener: (message: TabMessage) => void): Stop
  close(): void
}

/** @param open makes the channel; null where the browser has none, and then the tab is alone */
export function createTabBus(open: (() => BroadcastChannel) | null): TabBus {
  const channel = open?.() ?? null
  const listeners = new Set<(message: TabMessage) => void>()
  if (channel) {
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = readTabMessage(data)
      if (message) for (const listener of listeners) listener(message)
    }
  }
  return {
    tell: (message) => channel?.postMessage(message),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => channel?.close(),
  }
}

/** Another tab may run another version, or something else may use the channel's name: what does not fit is not believed. */
export function readTabMessage(raw: unknown): TabMessage | null {
  if (!isRecord(raw)) return null
  const { kind, values, ids, key, feed, subject, stream } = raw
  if (kind === 'settings' && isRecord(values)) return { kind, values }
  if (kind === 'seen' && areIds(ids)) return { kind, ids }
  if (kind === 'draftGone' && isShortText(key)) return { kind, key }
  if (kind === 'arrived' && isShortText(feed)) return { kind, feed }
  if ((kind === 'whoLeads' || kind === 'leads' || kind === 'asked') && isShortText(subject)) return { kind, subject }
  if (kind === 'frame' && isShortText(stream) && isText(raw.data)) return { kind, stream, data: raw.data }
  if (kind === 'answer' && isText(raw.url) && isText(raw.body) && isText(raw.link) && typeof raw.askedAt === 'number') {
    return { kind, url: raw.url, body: raw.body, link: raw.link, askedAt: raw.askedAt }
  }
  const state = kind === 'streamState' && isShortText(stream) ? readStreamState(raw.state) : null
  return state && isShortText(stream) ? { kind: 'streamState', stream, state } : null
}

function readStreamState(raw: unknown): StreamState | null {
  if (!isRecord(raw)) return null
  const { kind, code } = raw
  if (kind === 'starting_initial' || kind === 'starting' || kind === 'disabled') return { kind }
  if (kind === 'joined') return { kind, initial: raw.initial === true, tokenPlace: raw.tokenPlace === 'query' ? 'query' : 'protocol' }
  if (typeof code !== 'number') return null
  if (kind === 'error') return { kind, code, retryIn: typeof raw.retryIn === 'number' ? raw.retryIn : 0 }
  return kind === 'closed' ? { kind, code, byServer: raw.byServer === true } : null
}

function areIds(raw: unknown): raw is NotificationId[] {
  return Array.isArray(raw) && raw.length <= 1000 && raw.every(isShortText)
}

/** As long as an answer may be. */
function isText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= replyLimit
}

function isShortText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length > 0 && raw.length <= 200
}
