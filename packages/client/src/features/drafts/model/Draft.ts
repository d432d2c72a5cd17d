import type { Attachment, StatusId, Visibility } from '@rookery/api/wire/model'
import * as v from 'valibot'
import { isRecord } from '#lib/isRecord.ts'

export interface DraftPoll {
  readonly options: readonly string[]
  readonly multiple: boolean
  /** Seconds. */
  readonly expiresIn: number
}

/** A file that is not on the server: it is being uploaded, or the page was left meanwhile. The device stores its name. */
export interface MissingFile {
  readonly id: string
  readonly name: string
}

/** One post as a person writes it (spec 2, section 3). */
export interface DraftPost {
  readonly status: string
  readonly spoilerText: string
  readonly nsfw: boolean
  /** Why `nsfw` is set: by default, by the subject, or by the user, whose choice overrides both. */
  readonly nsfwFrom: 'start' | 'subject' | 'person'
  /** Uploaded already; they survive a reload. */
  readonly files: readonly Attachment[]
  readonly missing: readonly MissingFile[]
  /** Descriptions as typed, by attachment id; saved on the server before posting. */
  readonly mediaDescriptions: Readonly<Record<string, string>>
  readonly poll: DraftPoll | null
  readonly visibility: Visibility
  readonly language: string | null
  readonly contentType: string | null
  /** Seconds until the server deletes the post; null for one that stays. */
  readonly expiresIn: number | null
  /** Time of a scheduled post, as ISO 8601; null to post immediately. */
  readonly scheduledAt: string | null
  /** The parent was deleted, and the user wants to post it anyway. */
  readonly standsAlone: boolean
}

/** The other posts of a thread, each a reply to the previous one. */
export interface DraftThread {
  readonly before: readonly DraftPost[]
  readonly after: readonly DraftPost[]
  /** The last post that was sent; the next one replies to it. */
  readonly continues: StatusId | null
}

/** All that a person put into a composer: the post that is being written and, where it is one of several, the others. */
export interface DraftData extends DraftPost {
  readonly thread: DraftThread | null
}

export interface Draft {
  /** Milliseconds since the epoch. */
  readonly updatedAt: number
  readonly data: DraftData
  /** The key of an attempt to post exactly this, which the server may have stored without our knowing. */
  readonly attempt: {
    readonly key: string
    readonly of: string
    /** When it was last sent, in ms since the epoch. */
    readonly at: number
  } | null
}

/**
 * A draft as the device stores it. Raise the version if an earlier build would misread the shape, and let `readDraft` convert older ones.
 * Optional fields need no new version. An earlier build does not see drafts with a higher version, and would take a queued post for sent.
 */
export interface StoredDraft extends Draft {
  readonly version: typeof draftVersion
}

export const draftVersion = 6

/** Checks the fields that its readers rely on; others stay unchanged. */
const attachment = v.custom<Attachment>((raw) => isRecord(raw) && typeof raw.id === 'string' && typeof raw.url === 'string')

const postSchema = v.object({
  status: v.string(),
  spoilerText: v.string(),
  nsfw: v.boolean(),
  // Earlier drafts do not have it.
  nsfwFrom: v.optional(v.picklist(['start', 'subject', 'person']), 'start'),
  files: v.array(attachment),
  // Since the sixth version.
  missing: v.optional(v.array(v.object({ id: v.string(), name: v.string() })), []),
  mediaDescriptions: v.record(v.string(), v.string()),
  poll: v.nullable(v.object({ options: v.array(v.string()), multiple: v.boolean(), expiresIn: v.number() })),
  visibility: v.picklist(['public', 'unlisted', 'private', 'direct', 'local']),
  language: v.nullable(v.string()),
  contentType: v.nullable(v.string()),
  // Since the third version.
  expiresIn: v.optional(v.nullable(v.number()), null),
  // Since the fourth version.
  scheduledAt: v.optional(v.nullable(v.string()), null),
  // Earlier drafts do not have it.
  standsAlone: v.optional(v.boolean(), false),
})

const threadSchema = v.object({
  before: v.array(postSchema),
  after: v.array(postSchema),
  continues: v.nullable(v.custom<StatusId>((raw) => typeof raw === 'string')),
})

const draftSchema = v.object({
  // The first drafts had none. The seventh version was the sixth with fields that can be missing.
  version: v.optional(v.picklist([1, 2, 3, 4, 5, draftVersion, 7])),
  updatedAt: v.number(),
  // A thread since the fifth version.
  data: v.object({
    ...postSchema.entries,
    thread: v.optional(v.nullable(threadSchema), null),
  }),
  // Without a readable key a new attempt starts.
  attempt: v.fallback(v.nullable(v.object({ key: v.string(), of: v.string(), at: v.optional(v.number(), 0) })), null),
})

/** Reads a stored draft; null if this version cannot, which leaves it to another version. */
export function readDraft(raw: unknown): Draft | null {
  const { success, output } = v.safeParse(draftSchema, raw)
  return success ? { updatedAt: output.updatedAt, data: output.data, attempt: output.attempt } : null
}

/** Nothing in it that a person would miss. */
export function isEmptyDraft(data: DraftData): boolean {
  return [data, ...(data.thread?.before ?? []), ...(data.thread?.after ?? [])].every(isEmptyPost)
}

export function isEmptyPost({ status, spoilerText, files, missing, poll }: DraftPost): boolean {
  const hasFiles = files.length > 0 || missing.length > 0
  return status.trim() === '' && spoilerText.trim() === '' && !hasFiles && !poll?.options.some((option) => option.trim() !== '')
}
