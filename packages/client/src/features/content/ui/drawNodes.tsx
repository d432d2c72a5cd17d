import type { AccountId } from '@rookery/api/wire/model'
import type { ContentNode, EffectNode, ElementNode } from '@rookery/content'
import { straightened } from '@rookery/content'
import { createElement, Fragment, type ReactNode } from 'react'
import { MentionLink } from './MentionLink.tsx'
import css from './content.module.css'
import { CustomEmojiImage } from '#features/emoji/ui/CustomEmojiImage.tsx'
import { drawHashtag, drawLink, drawImage } from './drawLink.tsx'
import { digitsOf } from '#features/content/model/digitsOf.ts'
import { wayOf } from '#features/content/model/wayOf.ts'

export interface DrawOptions {
  /** Leaves out the "RE: link" for other clients, because a card shows the quoted post. */
  readonly hideQuote?: boolean | undefined
  /** Addresses of the quoted post, whose line is recognized without markup; empty if unknown. */
  readonly quoted?: readonly string[] | undefined
  /** Ids of accounts that only their hosts distinguish. */
  readonly namesakes?: ReadonlySet<string>
  /** People in front of the words are shown up to a number, the others on demand. */
  readonly foldsMentions?: boolean
  /** Replacements of some nodes. */
  readonly instead?: ReadonlyMap<ContentNode, ReactNode>
  /** Draws an effect of MFM; without it only the content is drawn. */
  readonly drawEffect?: (node: EffectNode, children: ReactNode) => ReactNode
}

/** React elements for a content tree. Positions never change within one tree, so that children need no keys. */
export function drawNodes(nodes: readonly ContentNode[], options: DrawOptions): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => drawNode(node, options)))
}

function drawNode(node: ContentNode, options: DrawOptions): ReactNode {
  if (options.instead?.has(node)) return options.instead.get(node)
  switch (node.kind) {
    case 'text':
      return node.text
    case 'emoji':
      return <CustomEmojiImage emoji={node} />
    case 'mention':
      // Id and name come from the server's own list of people, not from the author's words.
      return <MentionLink id={node.id as AccountId} acct={node.acct} isNamesake={options.namesakes?.has(node.id)} />
    case 'hashtag':
      return drawHashtag(node)
    case 'image':
      return drawImage(node)
    case 'link':
      // Direction overrides in the text would reverse the true host, too.
      return drawLink(node, node.label ?? drawNodes(node.trueHost === null ? node.children : straightened(node.children), options))
    case 'mfm':
      return drawNodes(node.children, options)
    case 'effect': {
      const children = drawNodes(node.children, options)
      return options.drawEffect ? options.drawEffect(node, children) : children
    }
    case 'element':
      return node.role === 'quoteFallback' && options.hideQuote ? null : drawElement(node, options)
  }
}

/** A wide table is scrolled by the keyboard, too. */
const scrollable = { tabIndex: 0 }

function drawElement({ tag, attributes, role, children }: ElementNode, options: DrawOptions): ReactNode {
  const inside = children.length > 0 ? drawNodes(children, options) : undefined
  if (/^h\d/.test(tag)) {
    // A stranger's heading looks like one but takes no place in the outline of our page.
    return createElement('div', { ...attributes, className: css.heading, 'data-level': tag.slice(1) }, inside)
  }
  if (tag === 'center') return createElement('div', { ...attributes, className: css.center }, inside)
  const style = tag === 'ol' ? { style: { '--digits': digitsOf(children, attributes) } } : null
  const way = tag === 'p' || tag === 'li' ? wayOf(children) : null
  const element = createElement(tag, { ...way, ...style, ...attributes, ...(role && { className: css[role] }) }, inside)
  return tag === 'table' ? createElement('div', { className: css.tableBox, ...scrollable }, element) : element
}
