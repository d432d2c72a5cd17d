import { oneLine } from '@rookery/content'
import type { MessageId } from '#i18n/catalogues.ts'
import type { Translate } from '#i18n/t.ts'

/** A text for the reader from code that draws nothing: an id of the catalogue, or a server's own words. */
export type Message =
  | { readonly key: MessageId; readonly args?: Readonly<Record<string, string | number | Date | Message>> }
  | { readonly text: string }

const longest = 500

/**
 * The translated message. Nested messages are translated first, and lose a final full stop if the outer text adds one. User texts are
 * isolated, so they cannot reverse the surrounding text.
 */
export function messageText(t: Translate, message: Message): string {
  if ('text' in message) return shortened(oneLine(message.text))
  const args = Object.entries(message.args ?? {}).map(
    ([name, value]) => [name, isMessage(value) ? markEnd(messageText(t, value)) : value] as const,
  )
  return t(message.key, Object.fromEntries(args)).replace(endedTwice, '')
}

/** Marks a sentence that has its own full stop until it is in the text. Unicode reserves it, so no text contains it. */
const endMark = '\uFFFF'
const endedTwice = new RegExp(`${endMark}[.。]?`, 'g')

function markEnd(sentence: string): string {
  return /[.!?…。！？؟]$/.test(sentence) ? sentence + endMark : sentence
}

/** A server may send a page where a sentence was meant. */
function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()}…` : text
}

function isMessage(value: string | number | Date | Message): value is Message {
  return typeof value === 'object' && !(value instanceof Date)
}
