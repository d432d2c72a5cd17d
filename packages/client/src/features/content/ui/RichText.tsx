import { isTall, parseContent, type KnownEmoji, type KnownMention } from '@rookery/content'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { ContentView } from './ContentView.tsx'
import type { DrawOptions } from './drawNodes.tsx'
import { FoldedText } from './FoldedText.tsx'
import { namesakes } from '#features/content/model/namesakes.ts'
import { ownImages } from './ownImages.tsx'

const nobody: readonly never[] = []

export interface RichTextProps {
  html: string
  emojis?: readonly KnownEmoji[]
  mentions?: readonly KnownMention[]
  lang?: string | null
  options?: DrawOptions
  /** Origin of the server that wrote this page: its paths are resolved there, and its images are shown. */
  site?: string
  /** A tall text is cut off until opened. */
  folds?: boolean
}

/** HTML that is no post: a bio, a profile field, an announcement, the instance's own panels and terms. */
export function RichText({ html, emojis = nobody, mentions = nobody, lang = null, options, site, folds = false }: RichTextProps) {
  const effects = useSetting('renderMisskeyMarkdown')
  const tree = parseContent(html, { emojis, mentions, site, home: useSession().origin })
  const named = { ...options, namesakes: namesakes(mentions) }
  const shown = site === undefined ? named : { ...named, instead: ownImages(tree.nodes, site) }
  return (
    <FoldedText tall={folds && isTall(tree)}>
      <ContentView tree={tree} html={html} lang={lang} options={shown} effects={effects} />
    </FoldedText>
  )
}
