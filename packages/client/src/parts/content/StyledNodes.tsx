import { withEffects, withGreentext, type ContentNode } from '@rookery/content'
import { drawEffect } from './drawEffect.tsx'
import { drawNodes, type DrawOptions } from './drawNodes.tsx'

export interface StyledNodesProps {
  nodes: readonly ContentNode[]
  options: DrawOptions
  effects: boolean
  greentext: boolean
}

/** Content in the manners that only some posts and some readers have: the effects of MFM, quotations by `>`. */
export function StyledNodes({ nodes, options, effects, greentext }: StyledNodesProps) {
  const marked = greentext ? withGreentext(nodes) : nodes
  return effects ? drawNodes(withEffects(marked), { ...options, drawEffect }) : drawNodes(marked, options)
}
