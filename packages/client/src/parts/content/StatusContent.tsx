import type { StatusId } from '@rookery/api/wire/model'
import { parseContent } from '@rookery/content'
import { useStatus } from '#data/entities/useStatus.ts'
import { ContentView } from './ContentView.tsx'

/** What the author of a post wrote. */
export function StatusContent({ id }: { id: StatusId }) {
  const status = useStatus(id)
  if (status === undefined) return null
  const { content, emojis, mentions, tags, language, quote } = status
  return <ContentView tree={parseContent(content, { emojis, mentions, tags })} html={content} lang={language} hideQuote={quote !== null} />
}
