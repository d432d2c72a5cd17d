import type { KnownMention } from './ContentContext.ts'
import type { MentionNode } from './ContentTree.ts'
import { parseUrl } from './hosts.ts'

/** The claims of a link to a person. They serve to find the record; everything shown comes from the record. */
export interface MentionClaim {
  readonly href: URL | null
  /** `data-user`, set by servers of one's own kind. */
  readonly user: string | null
  readonly text: string
}

/**
 * Finds the person of the mention record that a link means: by its address, else by `data-user`, else by the name in the text together
 * with the host of the address or of the text. Null if the record has no such person.
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
  // A whole handle names its person wherever the link leads, even through the writer's own server: the record's address is shown.
  return [href?.host, host?.toLowerCase()].some((claimed) => claimed !== undefined && hosts.includes(claimed))
}

/**
 * `@name@host` for a link that claims to be a mention but is not in the record. Name and host both come from its address, so the text
 * cannot claim another person. People of the reader's own server are `@name`, as in the record. Null if the address is no profile.
 */
export function strangerLabel(href: URL, home?: string): string | null {
  const name = /^\/(?:@|users\/|u\/|c\/|profile\/|author\/)([\w.-]{1,60})\/?$/.exec(href.pathname)?.[1]
  return name && /^https?:$/.test(href.protocol) ? `@${name}${href.origin === home ? '' : `@${href.host}`}` : null
}
