import { escapeHtml } from '../text/escapeHtml.ts'
import type { Host } from './hosts.ts'

export interface MentionTarget {
  username: string
  /** null for people of this server. */
  domain: string | null
  url: string
}

/**
 * Plain text as the given kind of server would send it: each has its own way to write paragraphs, mentions, tags and links.
 * @param resolve finds the person of `name` or `name@host`
 */
export function asSentBy({ software, domain }: Host, text: string, resolve: (acct: string) => MentionTarget | null): string {
  const inline = (line: string) => linked(line, software, domain, resolve)
  const paragraphs = text.split('\n\n').map((paragraph) => paragraph.split('\n').map(inline))
  switch (software) {
    case 'misskey':
      return `<p><span>${paragraphs.map((lines) => lines.join('<br>')).join('<br><br>')}</span></p>`
    case 'pixelfed':
      return paragraphs.map((lines) => lines.join('<br />')).join('<br /><br />')
    case 'friendica':
    case 'akkoma':
      return paragraphs.map((lines) => lines.join('<br>')).join('<br><br>')
    case 'mastodon':
      return paragraphs.map((lines) => `<p>${lines.join('<br />')}</p>`).join('')
    case 'lemmy':
    case 'peertube':
    case 'wordpress':
      return paragraphs.map((lines) => `<p>${lines.join('\n')}</p>\n`).join('')
  }
}

const pattern = /(?<url>https?:\/\/[^\s<]+)|(?<![\p{L}\p{N}/])#(?<tag>[\p{L}\p{N}_]+)|(?<![\p{L}\p{N}/])@(?<acct>[\w.-]+(?:@[\w.-]+\w)?)/gu

function linked(line: string, software: Host['software'], domain: string, resolve: (acct: string) => MentionTarget | null): string {
  let html = ''
  let position = 0
  for (const match of line.matchAll(pattern)) {
    const { url, tag, acct } = match.groups ?? {}
    html += escapeHtml(line.slice(position, match.index))
    position = match.index + match[0].length
    const person = acct === undefined ? null : resolve(acct)
    if (url !== undefined)
      html +=
        software === 'mastodon'
          ? shortened(url)
          : `<a href="${escapeHtml(url)}" rel="nofollow noopener" target="_blank">${escapeHtml(url)}</a>`
    else if (tag !== undefined) html += tagLink(software, domain, tag)
    else if (person) html += mentionLink(software, person)
    else html += escapeHtml(match[0])
  }
  return html + escapeHtml(line.slice(position))
}

/** Mastodon hides the scheme and all after thirty characters. */
function shortened(url: string): string {
  const [scheme = '', rest = ''] = url.split(/(?<=:\/\/)/)
  const href = escapeHtml(url)
  return `<a href="${href}" target="_blank" rel="nofollow noopener" translate="no"><span class="invisible">${scheme}</span><span class="${rest.length > 30 ? 'ellipsis' : ''}">${escapeHtml(rest.slice(0, 30))}</span><span class="invisible">${escapeHtml(rest.slice(30))}</span></a>`
}

function tagLink(software: Host['software'], domain: string, tag: string): string {
  switch (software) {
    case 'mastodon':
      return `<a href="https://${domain}/tags/${tag.toLowerCase()}" class="mention hashtag" rel="tag">#<span>${tag}</span></a>`
    case 'misskey':
      return `<a href="https://${domain}/tags/${tag}" rel="tag">#${tag}</a>`
    case 'pixelfed':
      return `<a href="https://${domain}/discover/tags/${tag}?src=hash" title="#${tag}" class="u-url hashtag" rel="external nofollow noopener">#${tag}</a>`
    case 'friendica':
      return `#<a href="https://${domain}/search?tag=${tag}" class="mention hashtag" rel="noopener noreferrer">${tag}</a>`
    case 'akkoma':
    case 'lemmy':
    case 'peertube':
    case 'wordpress':
      return `<a class="hashtag" data-tag="${tag.toLowerCase()}" href="https://${domain}/tag/${tag}" rel="tag ugc">#${tag}</a>`
  }
}

function mentionLink(software: Host['software'], { username, domain, url }: MentionTarget): string {
  const href = escapeHtml(url)
  if (software === 'misskey') return `<a href="${href}" class="u-url mention">@${username}${domain === null ? '' : `@${domain}`}</a>`
  return `<span class="h-card" translate="no"><a href="${href}" class="u-url mention">@<span>${username}</span></a></span>`
}
