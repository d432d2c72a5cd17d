import { isLoneEmoji, type ContentNode, type ContentTree } from '@rookery/content'
import type { ReactNode } from 'react'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import css from './content.module.css'
import { drawNodes, type DrawOptions } from './drawNodes.tsx'
import { wayOf } from '#features/content/model/wayOf.ts'

export interface ContentViewProps {
  tree: ContentTree
  /** Source of the tree; parsed again as plain text only if the tree exceeded a limit. */
  html: string
  /** The language that the author or the server states. */
  lang?: string | null
  /** Options for drawing the content. */
  options?: DrawOptions | undefined
  /** MFM acts. */
  effects: boolean
  /** Highlights lines that begin with `>`. */
  greentext?: boolean
  /** Text of only a few emoji is large. */
  large?: boolean
}

// Few posts need these styles, so that their code is fetched with the first that does. Without it a post is plain.
const StyledNodes = lazyComponent(async () => (await import('./StyledNodes.tsx')).StyledNodes)
const LongText = lazyComponent(async () => (await import('./LongText.tsx')).LongText)

const plainly: DrawOptions = {}

/** The box of a stranger's content: nothing in it paints or can be pressed outside of it. */
export function ContentView({
  tree,
  html,
  lang,
  options = plainly,
  effects,
  greentext = false,
  large = false,
}: ContentViewProps): ReactNode {
  const plain = drawNodes(tree.nodes, options)
  return (
    <div
      className={css.content}
      data-lone={(large && isLoneEmoji(tree)) || undefined}
      data-lively={(effects && tree.mfm) || undefined}
      lang={lang || undefined}
      dir="auto"
      {...wayOf(tree.nodes)}
    >
      <Part waiting={plain} failure={() => plain}>
        {tree.cut ? (
          <LongText html={html} reason={tree.cut} />
        ) : greentext ||
          (effects && tree.mfm) ||
          options.foldsMentions ||
          (options.quoted && hasBareQuoteLine(tree.nodes, options.quoted)) ? (
          <StyledNodes nodes={tree.nodes} options={options} effects={effects} greentext={greentext} />
        ) : (
          plain
        )}
      </Part>
    </div>
  )
}

/** Whether the quote line is recognized without markup, also if a server added a second one. */
function hasBareQuoteLine(nodes: readonly ContentNode[], quoted: readonly string[]): boolean {
  return !nodes.some(isMarkedQuote) || nodes.some((node) => leadsTo(node, quoted))
}

function isMarkedQuote(node: ContentNode): boolean {
  return node.kind === 'element' && node.role === 'quoteFallback'
}

function leadsTo(node: ContentNode, addresses: readonly string[]): boolean {
  if (node.kind === 'link') return addresses.includes(node.href)
  return node.kind === 'element' && !isMarkedQuote(node) && node.children.some((child) => leadsTo(child, addresses))
}
