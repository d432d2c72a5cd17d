import type { ContentNode } from '@rookery/content'
import { withEffects } from '@rookery/content/withEffects'
import { withGreentext } from '@rookery/content/withGreentext'
import { withoutQuoteLine } from '@rookery/content/withoutQuoteLine'
import { drawEffect } from './drawEffect.tsx'
import { drawNodes, type DrawOptions } from './drawNodes.tsx'

export interface StyledNodesProps {
  nodes: readonly ContentNode[]
  options: DrawOptions
  effects: boolean
  greentext: boolean
}

/** Content in the manners that only some posts and some readers have: the effects of MFM, quotations by `>`, a quote's line without a mark. */
export function StyledNodes({ nodes, options, effects, greentext }: StyledNodesProps) {
  const kept = options.quoted ? withoutQuoteLine(nodes, options.quoted) : nodes
  const marked = greentext ? withGreentext(kept) : kept
  return effects ? drawNodes(withEffects(marked), { ...options, drawEffect }) : drawNodes(marked, options)
}
