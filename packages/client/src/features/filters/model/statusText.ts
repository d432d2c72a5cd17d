import type { Poll } from '@rookery/api/wire/model'
import type { StatusRecord } from '#features/entities/model/records.ts'

type Worded = Pick<StatusRecord, 'content' | 'spoilerText' | 'attachments' | 'card' | 'tags'>

/**
 * The text that mute words search: a post's text including link texts, its subject, poll options, media descriptions, hashtags (some are
 * outside the text), and title and description of its link card. Author, mentions outside the text and the quoted post are judged
 * separately.
 *
 * The sentence with which GoToSocial begins a notice of its own is left out. The files that it lists after it are the author's.
 *
 * @param hasAddresses the addresses that it shows are words of it, too
 */
export function statusText(
  { content, spoilerText, attachments, card, tags }: Worded,
  poll: Poll | undefined,
  hasAddresses: boolean,
): string {
  const text = [
    textOfMarkup(content.replace(serverSentence, '$1')),
    spoilerText,
    ...(poll?.options ?? []).map(({ title }) => title),
    ...attachments.map(({ description }) => description),
    ...tags.map(({ name }) => `#${name}`),
    card?.title ?? '',
    card?.description ?? '',
  ].join('\n')
  return hasAddresses ? text : text.replace(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, ' ')
}

/** Nothing but this sentence, because an author could write a notice where a server lets the class pass. */
const serverSentence = /(<div class="gts-system-message\b[^>]*>(?:<hr ?\/?>)?)<p><i lang="en">ℹ️ Note from [^\s<]+:.{0,500}?<\/p>/gs

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text of HTML, good enough for a search or a comparison; it is never rendered. */
export function textOfMarkup(html: string): string {
  return html
    .replace(/<(?:br|\/?(?:p|div|li|tr|td|th|h\d|pre|blockquote))\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,6}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
    })
}
