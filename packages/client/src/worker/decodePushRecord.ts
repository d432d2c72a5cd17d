import type { PushRecord } from '#features/push/model/pushRecords.ts'
import { isRecord } from '#lib/isRecord.ts'
import { filledText } from './readAbout.ts'

type StoredPush = Readonly<Record<string, unknown>>

const asStored = (value: unknown): StoredPush => (isRecord(value) ? value : {})
const asText = (value: unknown) => (typeof value === 'string' ? value : '')
const asTexts = (value: unknown) => (Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [])

/**
 * Reads a stored record, which a page of another version may have written: missing fields have their defaults. Undefined without the fields
 * that requests need.
 */
export function decodePushRecord(stored: unknown): PushRecord | undefined {
  const raw = asStored(stored)
  const [origin, token] = [filledText(raw.origin), filledText(raw.token)]
  if (origin === null || token === null || !URL.canParse(origin)) return undefined
  const [quiet, senders] = [asStored(raw.quiet), asStored(raw.senders)]
  return {
    origin,
    token,
    me: filledText(raw.me),
    // A push shows too little of a post rather than content behind a warning.
    hidesMarked: raw.hidesMarked !== false,
    quiet: {
      from: filledText(quiet.from),
      until: filledText(quiet.until),
      snoozedUntil: typeof quiet.snoozedUntil === 'number' ? quiet.snoozedUntil : 0,
    },
    senders: {
      from: senders.from === 'following' || senders.from === 'followers' ? senders.from : 'everybody',
      notFromNew: senders.notFromNew === true,
      notFromServers: asTexts(senders.notFromServers),
    },
    texts: decodeTexts(asStored(raw.texts), origin),
    language: filledText(raw.language) ?? 'en',
    direction: raw.direction === 'rtl' ? 'rtl' : 'ltr',
  }
}

function decodeTexts(raw: StoredPush, origin: string): PushRecord['texts'] {
  const sentences = Object.entries(asStored(raw.sentences)).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return {
    sentences: Object.fromEntries(sentences),
    ownPoll: asText(raw.ownPoll),
    title: filledText(raw.title) ?? new URL(origin).host,
    reply: asText(raw.reply),
    favourite: asText(raw.favourite),
    repeat: asText(raw.repeat),
    approve: asText(raw.approve),
    failed: asText(raw.failed),
  }
}
