import type { GetAttribute } from './attributes.ts'
import type { ContentContext } from './ContentContext.ts'
import type { ContentNode, ImageNode, LinkNode } from './ContentTree.ts'
import type { EmojiTable } from './emoji.ts'
import { findHashtag } from './hashtags.ts'
import { allowedUrl, faceOf, placeOf, shortAddress } from './links.ts'
import { findMention, strangerLabel } from './mentions.ts'
import { isBlank } from './plainText.ts'
import { rawText } from './textOf.ts'

/**
 * Turns a link into nodes; a link without an allowed target becomes its content.
 *
 * @param pictures Images inside the link without a description. They are next to a link that has nothing else to show.
 * @param sign `@`, `#` or `!` right before the link instead of in it, as Friendica writes; else empty.
 */
export function linkNodes(
  get: GetAttribute,
  children: readonly ContentNode[],
  images: readonly ImageNode[],
  context: ContentContext,
  sign: string,
): readonly ContentNode[] {
  const written = wholeAddress(get('href') ?? '', context)
  const href = allowedUrl(written)
  const text = rawText(children)
  const classes = (get('class') ?? '').split(/\s+/)
  const marked = classes.includes('hashtag') || /(?:^|\s)tag(?:\s|$)/.test(get('rel') ?? '')
  const user = get('data-user')
  const isMarkedMention = !marked && (classes.includes('mention') || user !== null || /^\s*@/.test(text) || /[@!]/.test(sign))

  if (isMarkedMention) {
    const mention = findMention({ href, user, text }, context.mentions ?? [])
    if (mention) return [mention]
  }
  const hashtag = findHashtag({ href, tag: get('data-tag'), marked, text: sign === '#' ? sign + text : text }, context.tags ?? [])
  if (hashtag) return [hashtag]
  const isEmpty = children.length === 0
  if (!href) return isEmpty ? images : children
  if (isEmpty && images.length === 0) return children
  if (isBlank(text)) {
    const label = shortAddress(href, written) || placeOf(href, written)
    const link: LinkNode = {
      kind: 'link',
      href: href.href,
      label,
      trueHost: null,
      children: isEmpty ? [{ kind: 'text', text: label }] : children,
    }
    const others = images.filter(({ src }) => src !== href.href)
    return [link, ...others.flatMap((image): readonly ContentNode[] => [{ kind: 'text', text: ' ' }, image])]
  }
  const stranger = isMarkedMention ? strangerLabel(href, context.home) : null
  if (stranger) return [{ kind: 'link', href: href.href, label: stranger, trueHost: null, children }]
  const face = faceOf(text, href, written)
  const trueHost = face.trueHost ?? (isMarkedMention && !face.label ? placeOf(href, written) : null)
  return [{ kind: 'link', href: href.href, label: face.label, trueHost, children }]
}

/** Turns an image in the text into nodes: an emoji, its description inside a link, else an image that is not fetched by itself. */
export function imageNodes(get: GetAttribute, emojis: EmojiTable, context: ContentContext, inLink: boolean): readonly ContentNode[] {
  const alt = get('alt') ?? ''
  const emoji = emojis.get(alt.replace(/^:|:$/g, ''))
  if (emoji) return [emoji]
  const src = allowedUrl(wholeAddress(get('src') ?? '', context))
  const isWeb = src !== null && /^https?:$/.test(src.protocol)
  const isEmoji = /(?:^|\s)(?:emoji|smiley|wp-smiley)(?:\s|$)/.test(get('class') ?? '') && !isBlank(alt)
  const isOwn = src?.origin === context.site
  if (isEmoji || (inLink && !isOwn) || !isWeb) return alt ? [{ kind: 'text', text: alt }] : []
  return [{ kind: 'image', src: src.href, label: isBlank(alt) ? shortAddress(src, src.href) : alt }]
}

/** A site's own page may leave out parts of an address; the site fills them in. */
function wholeAddress(written: string, { site }: ContentContext): string {
  return site !== undefined && /^(?!\w+:)./.test(written) && URL.canParse(written, site) ? new URL(written, site).href : written
}
