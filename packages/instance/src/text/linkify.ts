import { LinkifyIt } from 'linkify-it'
import { escapeHtml } from './escapeHtml.ts'

/** A person who can be mentioned. */
export interface Mentionable {
  id: string
  /** Without host. */
  username: string
  url: string
}

export interface LinkifyOptions {
  origin: string
  /** Finds the person of `name` or `name@host`, or null. Case does not matter. */
  resolve: (acct: string) => Mentionable | null
  onMention?: (account: Mentionable) => void
  /** Given in lower case. */
  onTag?: (tag: string) => void
}

const links = new LinkifyIt({ fuzzyIP: false, fuzzyEmail: true, fuzzyLink: true }).tlds(['example'], true)

const mentionPattern = /(?<![\p{L}\p{N}_/@#&])@([A-Za-z0-9_-]+)(?:@([A-Za-z0-9](?:[A-Za-z0-9.:-]*[A-Za-z0-9])?))?/gu
const tagPattern = /(?<![\p{L}\p{N}_/#&])#([\p{L}\p{N}\p{M}_]*[\p{L}\p{M}_][\p{L}\p{N}\p{M}_]*)/gu

interface Span {
  start: number
  end: number
  html: string | null
}

/** Everybody that a text may mention, in its order: for looking them up before rendering. */
export function mentionCandidates(text: string): string[] {
  return [...new Set([...text.matchAll(mentionPattern)].map(([, name, host]) => (host ? `${name}@${host}` : `${name}`)))]
}

/** Turns plain text into HTML with mentions, hashtags and addresses as links, in the markup of Akkoma. */
export function linkify(text: string, options: LinkifyOptions): string {
  const spans: Span[] = []
  const isFree = (start: number, end: number) => spans.every((span) => end <= span.start || start >= span.end)
  const add = (start: number, end: number, html: string | null) => {
    if (isFree(start, end)) spans.push({ start, end, html })
  }
  const addresses = links.match(text) ?? []
  // Unambiguous tokens first: an address with its scheme may contain @ and #, a mention may look like an address.
  for (const { index, lastIndex, schema, raw } of addresses) {
    if (schema === 'http:' || schema === 'https:') add(index, lastIndex, addressLink(raw, raw))
  }
  for (const match of text.matchAll(mentionPattern)) {
    const [whole, name = '', host] = match
    const end = match.index + whole.length
    if (!isFree(match.index, end)) continue
    const account = options.resolve(host ? `${name}@${host}` : name)
    if (account) options.onMention?.(account)
    add(match.index, end, account && mentionLink(account))
  }
  for (const match of text.matchAll(tagPattern)) {
    const [whole, name = ''] = match
    const end = match.index + whole.length
    if (!isFree(match.index, end)) continue
    options.onTag?.(name.toLowerCase())
    add(match.index, end, tagLink(options.origin, name))
  }
  for (const { index, lastIndex, schema, raw } of addresses) {
    if (schema === '') add(index, lastIndex, addressLink(`http://${raw}`, raw))
    else if (schema === 'mailto:') add(index, lastIndex, null)
  }
  return write(text, spans)
}

function write(text: string, spans: Span[]): string {
  let html = ''
  let position = 0
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    html += escapeHtml(text.slice(position, span.start))
    html += span.html ?? escapeHtml(text.slice(span.start, span.end))
    position = span.end
  }
  return html + escapeHtml(text.slice(position))
}

const addressLink = (href: string, label: string) => `<a href="${escapeHtml(href)}" rel="ugc">${escapeHtml(label)}</a>`

function tagLink(origin: string, name: string): string {
  const tag = escapeHtml(name.toLowerCase())
  return `<a class="hashtag" data-tag="${tag}" href="${origin}/tag/${tag}" rel="tag ugc">#${escapeHtml(name)}</a>`
}

function mentionLink({ id, username, url }: Mentionable): string {
  return `<span class="h-card"><a class="u-url mention" data-user="${id}" href="${escapeHtml(url)}" rel="ugc">@<span>${escapeHtml(username)}</span></a></span>`
}
