import type { KnownMention } from './ContentContext.ts'
import type { MentionNode } from './ContentTree.ts'
import { parseUrl } from './hosts.ts'

/** What a link to a person claims. It serves to find the record, from which everything shown comes. */
export interface MentionClaim {
  readonly href: URL | null
  /** `data-user`, set by servers of one's own kind. */
  readonly user: string | null
  readonly text: string
}

/**
 * The person of the mention record whom a link means: by its address, else by `data-user`, else by the
 * name in the text together with the host of the address or of the text. Null when the record has no such person.
 */
export function findMention(claim: MentionClaim, mentions: readonly KnownMention[]): MentionNode | null {
  const text = claim.text.trim()
  const found =
    mentions.find(({ url }) => claim.href !== null && sameAddress(url, claim.href)) ??
    mentions.find(({ id }) => id === claim.user) ??
    mentions.find((mention) => isNamed(mention, text, claim.href))
  // An id goes into a path; one that could leave its segment is no id.
  if (!found || !/^[\w-]+$/.test(found.id)) return null
  return { kind: 'mention', id: found.id, username: found.username, acct: found.acct }
}

function sameAddress(known: string, href: URL): boolean {
  return known === href.href || parseUrl(known)?.href.replace(/\/$/, '') === href.href.replace(/\/$/, '')
}

function isNamed(mention: KnownMention, text: string, href: URL | null): boolean {
  const [, name = '', host] = /^@?([^@\s]+)(?:@([^@\s]+))?$/.exec(text) ?? []
  if (name.toLowerCase() !== mention.username.toLowerCase()) return false
  const hosts = [parseUrl(mention.url)?.host, mention.acct.split('@')[1]?.toLowerCase()]
  // A whole handle names its person wherever the link leads, as through the writer's own server: the address in the record is shown.
  return [href?.host, host?.toLowerCase()].some((claimed) => claimed !== undefined && hosts.includes(claimed))
}

/**
 * `@name@host` of a link that calls itself a mention of somebody who is not in the record: name and host
 * both from its address, so that the text cannot claim another person; `@name` for people of the reader's own
 * server, as where they are in the record. Null when the address is no profile.
 */
export function strangerLabel(href: URL, home?: string): string | null {
  const name = /^\/(?:@|users\/|u\/|c\/|profile\/|author\/)([\w.-]{1,60})\/?$/.exec(href.pathname)?.[1]
  return name && /^https?:$/.test(href.protocol) ? `@${name}${href.origin === home ? '' : `@${href.host}`}` : null
}
