import { parseContent, type KnownEmoji, type KnownMention } from '@rookery/content'
import { useSetting } from '#data/settings/useSetting.ts'
import { ContentView } from './ContentView.tsx'

const nobody: readonly never[] = []

export interface RichTextProps {
  html: string
  emojis?: readonly KnownEmoji[]
  mentions?: readonly KnownMention[]
  lang?: string | null
}

/** HTML that is no post: a bio, a profile field, an announcement, the instance's own panels and terms. */
export function RichText({ html, emojis = nobody, mentions = nobody, lang = null }: RichTextProps) {
  const effects = useSetting('renderMisskeyMarkdown')
  return <ContentView tree={parseContent(html, { emojis, mentions })} html={html} lang={lang} effects={effects} />
}
