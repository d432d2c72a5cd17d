import type { StatusSource } from '@rookery/api/calls/statusWriting'
import type { StatusRecord } from '#features/entities/model/records.ts'
import type { Session } from '#features/session/model/Session.ts'
import type { DraftData } from './Draft.ts'
import { clampExpiry } from './pollRules.ts'

/** Converts a published post to a draft. */
export function draftOfStatus(status: StatusRecord, { text, spoilerText, contentType }: StatusSource): DraftData {
  return {
    status: text,
    spoilerText,
    nsfw: status.sensitive,
    nsfwFrom: 'start',
    files: status.attachments,
    missing: [],
    mediaDescriptions: {},
    poll: null,
    visibility: status.visibility,
    language: status.language,
    contentType,
    expiresIn: lifetimeOf(status),
    scheduledAt: null,
    standsAlone: false,
    thread: null,
  }
}

/** For how long a post was meant to stay, in seconds; null for one that stays. */
function lifetimeOf({ createdAt, expiresAt }: StatusRecord): number | null {
  // The server takes a moment between the two times.
  return expiresAt === null ? null : Math.round((Date.parse(expiresAt) - Date.parse(createdAt)) / 60_000) * 60
}

/** Converts the poll of a post to a draft's poll, with the original duration. */
export function pollOfStatus({ entities, server }: Session, status: StatusRecord): DraftData['poll'] {
  const poll = status.pollId === null ? undefined : entities.polls.get(status.pollId)
  if (!poll) return null
  const runs = poll.expiresAt === null ? Infinity : Math.round((Date.parse(poll.expiresAt) - Date.parse(status.createdAt)) / 1000)
  return {
    options: poll.options.map(({ title }) => title),
    multiple: poll.multiple,
    expiresIn: clampExpiry(runs, server.get().instance.pollLimits),
  }
}
