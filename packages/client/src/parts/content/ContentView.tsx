import type { ContentTree } from '@rookery/content'
import type { ReactNode } from 'react'
import css from './content.module.css'
import { drawNodes } from './drawNodes.tsx'
import { LongText } from './LongText.tsx'

export interface ContentViewProps {
  tree: ContentTree
  /** What the tree was made of: read again, as plain text, only when it was over a cap. */
  html: string
  /** The language that the author or the server states. */
  lang?: string | null
  /** A card shows the quoted post, so that the "RE: link" for other clients is left out. */
  hideQuote?: boolean
  /** MFM is shown with its effects, as the reader's setting says. */
  effects?: boolean
}

/** The box of a stranger's content: nothing in it paints or can be pressed outside of it. */
export function ContentView({ tree, html, lang, hideQuote = false, effects = true }: ContentViewProps): ReactNode {
  return (
    <div className={css.content} lang={lang || undefined} dir="auto">
      {tree.cut ? <LongText html={html} reason={tree.cut} /> : drawNodes(tree.nodes, { hideQuote, effects })}
    </div>
  )
}
