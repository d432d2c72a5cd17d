import type { Attachment, StatusId, Visibility } from '@rookery/api/wire/model'
import { isRecord } from '#lib/isRecord.ts'

/** What a draft is for. A draft never lands on another target. */
export type DraftKey = 'status' | `reply:${StatusId}` | `quote:${StatusId}`

export interface DraftPoll {
  readonly options: readonly string[]
  readonly multiple: boolean
  /** Seconds. */
  readonly expiresIn: number
}

/** All that a person put into a composer (spec 2, section 3). */
export interface DraftData {
  readonly status: string
  readonly spoilerText: string
  readonly nsfw: boolean
  /** Uploaded already; they survive a reload. */
  readonly files: readonly Attachment[]
  /** Descriptions as typed, by attachment id; saved on the server before posting. */
  readonly mediaDescriptions: Readonly<Record<string, string>>
  readonly poll: DraftPoll | null
  readonly visibility: Visibility
  readonly language: string | null
  readonly contentType: string | null
}

export interface Draft {
  /** Milliseconds since the epoch. */
  readonly updatedAt: number
  readonly data: DraftData
  /** The key of an attempt to post exactly this, which the server may have stored without our knowing. */
  readonly attempt: { readonly key: string; readonly of: string } | null
}

/** Nothing in it that a person would miss. */
export function isEmptyDraft({ status, spoilerText, files, poll }: DraftData): boolean {
  return status.trim() === '' && spoilerText.trim() === '' && files.length === 0 && !poll?.options.some((option) => option.trim() !== '')
}

/** A kept draft, if it still has the shape of one; an attempt that cannot be read is another attempt. */
export function readDraft(raw: unknown): Draft | null {
  if (!isRecord(raw)) return null
  const draft: unknown = { ...raw, attempt: isAttempt(raw.attempt) ? raw.attempt : null }
  return isDraft(draft) ? draft : null
}

/** Checks what its readers would stumble over; the rest is as `Drafts` wrote it. */
function isDraft(raw: unknown): raw is Draft {
  if (!isRecord(raw) || typeof raw.updatedAt !== 'number' || !isRecord(raw.data)) return false
  const { status, spoilerText, nsfw, files, mediaDescriptions, poll, visibility } = raw.data
  return (
    typeof status === 'string' &&
    typeof spoilerText === 'string' &&
    typeof nsfw === 'boolean' &&
    typeof visibility === 'string' &&
    isRecord(mediaDescriptions) &&
    Array.isArray(files) &&
    files.every((file) => isRecord(file) && typeof file.id === 'string' && typeof file.url === 'string') &&
    (poll === null || isPoll(poll))
  )
}

function isPoll(raw: unknown): boolean {
  return isRecord(raw) && Array.isArray(raw.options) && raw.options.every((option) => typeof option === 'string')
}

function isAttempt(raw: unknown): boolean {
  return isRecord(raw) && typeof raw.key === 'string' && typeof raw.of === 'string'
}
