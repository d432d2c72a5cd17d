import { replyLimit } from '@rookery/api/http/client'
import type { StreamState } from '@rookery/api/stream/StreamClient'
import type { NotificationId } from '@rookery/api/wire/model'
import { isRecord } from '#lib/isRecord.ts'
import type { TabMessage } from './TabMessage.ts'

/** Checks a message: another tab may run another version, and other code may use the channel's name. */
export function readTabMessage(raw: unknown): TabMessage | null {
  if (!isRecord(raw)) return null
  const { kind, values, ids, key, feed, subject, stream } = raw
  if (kind === 'settings' && isRecord(values)) return { kind, values }
  if (kind === 'seen' && areIds(ids)) return { kind, ids }
  if (kind === 'draftGone' && isShortText(key) && isMoment(raw.updatedAt)) return { kind, key, updatedAt: raw.updatedAt }
  if (kind === 'draftClaimed' && isShortText(key)) return { kind, key, ...(isMoment(raw.at) && { at: raw.at }) }
  if (kind === 'draftHeld' && isShortText(key)) return { kind, key }
  if (kind === 'arrived' && isShortText(feed)) return { kind, feed }
  if ((kind === 'whoLeads' || kind === 'leads' || kind === 'asked') && isShortText(subject)) return { kind, subject }
  if (kind === 'frame' && isShortText(stream) && isText(raw.data)) return { kind, stream, data: raw.data }
  if (kind === 'changed' && isShortText(raw.method) && isShortText(raw.path) && isText(raw.body)) {
    return { kind, method: raw.method, path: raw.path, body: raw.body }
  }
  if (kind === 'answer' && isText(raw.url) && isText(raw.body) && isText(raw.link) && isMoment(raw.askedAt)) {
    return { kind, url: raw.url, body: raw.body, link: raw.link, askedAt: raw.askedAt }
  }
  const state = kind === 'streamState' && isShortText(stream) ? readStreamState(raw.state) : null
  return state && isShortText(stream) ? { kind: 'streamState', stream, state } : null
}

export type ReadTabMessage = typeof readTabMessage

function readStreamState(raw: unknown): StreamState | null {
  if (!isRecord(raw)) return null
  const { kind, code } = raw
  if (kind === 'starting_initial' || kind === 'starting' || kind === 'disabled') return { kind }
  if (kind === 'joined') return { kind, initial: raw.initial === true, tokenPlace: raw.tokenPlace === 'query' ? 'query' : 'protocol' }
  if (typeof code !== 'number' || !Number.isSafeInteger(code)) return null
  if (kind === 'error') return { kind, code, retryIn: isMoment(raw.retryIn) ? raw.retryIn : 0 }
  return kind === 'closed' ? { kind, code, byServer: raw.byServer === true } : null
}

function areIds(raw: unknown): raw is NotificationId[] {
  return Array.isArray(raw) && raw.length <= 1000 && raw.every(isShortText)
}

/** Limited to the maximum size of a response. */
function isText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length <= replyLimit
}

/** Milliseconds since the epoch. */
function isMoment(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0
}

function isShortText(raw: unknown): raw is string {
  return typeof raw === 'string' && raw.length > 0 && raw.length <= 200
}
