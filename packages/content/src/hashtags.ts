import type { HashtagNode } from './ContentTree.ts'

/** The claims of a link to a hashtag. */
export interface HashtagClaim {
  readonly href: URL | null
  /** `data-tag`. */
  readonly tag: string | null
  /** Class `hashtag` or relation `tag`. */
  readonly marked: boolean
  readonly text: string
}

/**
 * Finds the hashtag that a link means: `data-tag`, else the last part of an address `/tag/x` or `/tags/x`, else the text, if the link
 * is marked or the post lists the tag. The text must name the same tag. If it names another one, the text wins, because the reader
 * would press it.
 */
export function findHashtag(claim: HashtagClaim, tags: readonly { readonly name: string }[]): HashtagNode | null {
  const text = claim.text.trim()
  const tagText = text.replace(/^[#＃]/, '')
  if (!/^[\p{L}\p{N}\p{M}_·・.\u200c-]{1,200}$/u.test(tagText) || !/[\p{L}\p{N}]/u.test(tagText)) return null
  const known = [claim.tag, tagOfPath(claim.href)].find((tag) => tag !== null)
  if (known && key(known) === key(tagText)) return { kind: 'hashtag', tag: known, text }
  if (tagText === text) return null
  const evident = claim.marked || known !== undefined || tags.some(({ name }) => key(name) === key(tagText))
  return evident ? { kind: 'hashtag', tag: tagText, text } : null
}

function tagOfPath(href: URL | null): string | null {
  const last = /\/tags?\/([^/]+)\/?$/.exec(href?.pathname ?? '')?.[1]
  if (last === undefined) return null
  try {
    return decodeURIComponent(last)
  } catch {
    // Broken percent encoding: the address names no tag.
    return null
  }
}

function key(tag: string): string {
  return tag.replace(/^#/, '').normalize('NFKC').toLowerCase()
}
