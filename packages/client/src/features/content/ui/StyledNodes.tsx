import type { ContentNode } from '@rookery/content'
import { countMentions, foldedMentions } from '@rookery/content/leadingMentions'
import { withEffects } from '@rookery/content/withEffects'
import { withGreentext } from '@rookery/content/withGreentext'
import { withoutQuoteLine } from '@rookery/content/withoutQuoteLine'
import { useState, type ReactNode } from 'react'
import { useT } from '#i18n/useT.ts'
import css from './content.module.css'
import { drawEffect } from './drawEffect.tsx'
import { drawNodes, type DrawOptions } from './drawNodes.tsx'
import { mentionsShown } from '#features/content/model/mentionsShown.ts'

export interface StyledNodesProps {
  nodes: readonly ContentNode[]
  options: DrawOptions
  effects: boolean
  greentext: boolean
}

/**
 * Content in the manners that only some posts and some readers have: the effects of MFM, quotations by `>`, a quote's line without a
 * mark, a crowd of people in front of the words.
 */
export function StyledNodes({ nodes, options, effects, greentext }: StyledNodesProps) {
  const t = useT()
  const [open, setOpen] = useState(false)
  const visible = options.quoted ? withoutQuoteLine(nodes, options.quoted) : nodes
  const marked = greentext ? withGreentext(visible) : visible
  const shown = effects ? withEffects(marked) : marked
  const [first, ...others] = options.foldsMentions && !open ? foldedMentions(shown, mentionsShown) : []
  const instead = new Map<ContentNode, ReactNode>([...(options.instead ?? []), ...others.map((node) => [node, null] as const)])
  if (first) {
    instead.set(
      first,
      <button type="button" className={css.more} onClick={() => setOpen(true)}>
        {t('status.moreMentions', { count: countMentions([first, ...others]) })}
      </button>,
    )
  }
  return drawNodes(shown, { ...options, instead, ...(effects && { drawEffect }) })
}
