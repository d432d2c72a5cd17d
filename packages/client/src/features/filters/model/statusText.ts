import type { Poll } from '@rookery/api/wire/model'
import type { StatusRecord } from '#features/entities/model/records.ts'

type Worded = Pick<StatusRecord, 'content' | 'spoilerText' | 'attachments' | 'card' | 'tags'>

/**
 * All that a post says, for mute words: its text with the text of its links, its subject, the options of its poll, the descriptions
 * of its media, its hashtags (some stand beside the text), and the title and description on its link card. Not who it is by or
 * speaks to beyond what the text says, and not what it quotes: the quoted post is judged by itself.
 *
 * @param hasAddresses the addresses that it shows are words of it, too
 */
export function statusText(
  { content, spoilerText, attachments, card, tags }: Worded,
  poll: Poll | undefined,
  hasAddresses: boolean,
): string {
  const text = [
    textOfMarkup(content),
    spoilerText,
    ...(poll?.options ?? []).map(({ title }) => title),
    ...attachments.map(({ description }) => description),
    ...tags.map(({ name }) => `#${name}`),
    card?.title ?? '',
    card?.description ?? '',
  ].join('\n')
  return hasAddresses ? text : text.replace(/\b[a-z][a-z\d+.-]*:\/\/\S+/gi, ' ')
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The words of HTML, good enough for finding one; nothing of this is ever drawn. */
function textOfMarkup(html: string): string {
  return html
    .replace(/<(?:br|\/?(?:p|div|li|tr|td|th|h\d|pre|blockquote))\b[^>]*>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,6}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
    })
}
