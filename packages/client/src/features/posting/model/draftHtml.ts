import type { KnownMention } from '@rookery/content'

/** Inputs of a rendered text besides the text itself. */
export interface DraftSurroundings {
  /** Origin of the server that the post is sent to. */
  readonly origin: string
  /** Under which the people of that server are named. */
  readonly hosts: readonly string[]
  /** Known accounts; others get their server's usual address. */
  readonly people: readonly KnownMention[]
}

/** An address without the punctuation behind it, a handle, or a hashtag that is more than a number. */
const linked =
  /https?:\/\/[^\s<>"]*[^\s<>".,:;!?'()[\]{}]|(?<![\w/.@])@(?<acct>[\w.-]*\w(?:@[\w.-]*\w)?)|(?<![\p{L}\p{N}/&#])#(?<tag>[\p{N}\p{M}]*[\p{L}_][\p{L}\p{N}\p{M}_]*)/giu

/** A line with nothing in it. */
const paragraphEnd = /\n\s*\n/

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * A draft as HTML, for the client to draw by itself: like a server that takes the text as it is. Nothing is made safe here. It has
 * to go through `parseContent`, like untrusted content.
 *
 * @param contentType HTML stays as it was typed; anything else is plain text
 */
export function draftHtml(text: string, contentType: string | null | undefined, surroundings: DraftSurroundings): string {
  if (contentType === 'text/html') return text
  const paragraphs = text.replaceAll('\r\n', '\n').trim().split(paragraphEnd)
  return paragraphs.map((paragraph) => `<p>${withLinks(paragraph, surroundings).replaceAll('\n', '<br>')}</p>`).join('')
}

/** Accounts that a text mentions, in the server's form: local ones by name alone, in lower case. */
export function namedIn(text: string, hosts: readonly string[]): readonly string[] {
  return [...text.matchAll(linked)].flatMap(({ groups }) => (groups?.acct === undefined ? [] : calledAt(groups.acct, hosts)))
}

function calledAt(acct: string, hosts: readonly string[]): string {
  const called = acct.toLowerCase()
  const [name = '', host] = called.split('@')
  return host !== undefined && hosts.includes(host) ? name : called
}

function withLinks(text: string, surroundings: DraftSurroundings): string {
  let html = ''
  let done = 0
  for (const { 0: whole, index, groups } of text.matchAll(linked)) {
    html += escaped(text.slice(done, index)) + linkOf(whole, groups ?? {}, surroundings)
    done = index + whole.length
  }
  return html + escaped(text.slice(done))
}

function linkOf(whole: string, { acct, tag }: Readonly<Record<string, string>>, { origin, hosts, people }: DraftSurroundings): string {
  if (tag !== undefined) return link(`${origin}/tags/${encodeURIComponent(tag)}`, whole, 'rel="tag"')
  if (acct === undefined) return link(whole, whole, '')
  const called = calledAt(acct, hosts)
  const [name = '', host] = called.split('@')
  const known = people.find((person) => person.acct.toLowerCase() === called)
  return link(known?.url ?? `${host === undefined ? origin : `https://${host}`}/@${name}`, whole, 'class="mention"')
}

function link(address: string, text: string, mark: string): string {
  return `<a href="${escaped(address)}" ${mark}>${escaped(text)}</a>`
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
}
