import type { ContentNode, ElementNode } from '@rookery/content'
import { createElement, Fragment, lazy, Suspense, type ReactNode } from 'react'
import css from './content.module.css'
import { ContentLink } from './ContentLink.tsx'
import { CustomEmoji } from './CustomEmoji.tsx'

export interface DrawOptions {
  readonly hideQuote: boolean
  readonly effects: boolean
}

/** Few posts have effects, so that they load when one does. */
const MfmEffect = lazy(async () => ({ default: (await import('./MfmEffect.tsx')).MfmEffect }))

/** A wide table is scrolled by the keyboard, too. */
const scrollable = { tabIndex: 0 }

/** React elements for a content tree. Places never change within one tree, so that children need no keys. */
export function drawNodes(nodes: readonly ContentNode[], options: DrawOptions): ReactNode {
  return createElement(Fragment, null, ...nodes.map((node) => drawNode(node, options)))
}

function drawNode(node: ContentNode, options: DrawOptions): ReactNode {
  switch (node.kind) {
    case 'text':
      return node.text
    case 'emoji':
      return <CustomEmoji emoji={node} />
    case 'mention':
    case 'hashtag':
    case 'image':
      return <ContentLink node={node} />
    case 'link':
      return <ContentLink node={node}>{node.label === null ? drawNodes(node.children, options) : null}</ContentLink>
    case 'mfm': {
      const children = drawNodes(node.children, options)
      if (!options.effects) return children
      return (
        <Suspense fallback={children}>
          <MfmEffect node={node}>{children}</MfmEffect>
        </Suspense>
      )
    }
    case 'element':
      return node.role === 'quoteFallback' && options.hideQuote ? null : drawElement(node, options)
  }
}

function drawElement({ tag, attributes, role, children }: ElementNode, options: DrawOptions): ReactNode {
  const inside = children.length > 0 ? drawNodes(children, options) : undefined
  switch (tag) {
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      // A stranger's heading looks like one but takes no place in the outline of our page.
      return (
        <div {...attributes} className={css.heading} data-level={tag.slice(1)}>
          {inside}
        </div>
      )
    case 'center':
      return (
        <div {...attributes} className={css.center}>
          {inside}
        </div>
      )
    case 'table':
      return (
        <div className={css.tableBox} {...scrollable}>
          <table {...attributes}>{inside}</table>
        </div>
      )
    default:
      return createElement(tag, { ...attributes, ...(role && { className: css[role] }) }, inside)
  }
}
