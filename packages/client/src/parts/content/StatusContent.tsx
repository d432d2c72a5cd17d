import type { StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { standsForQuote } from './standsForQuote.ts'
import { contentTreeOf } from './contentTreeOf.ts'
import { ContentView } from './ContentView.tsx'

/** What the author of a post wrote. */
export function StatusContent({ id }: { id: StatusId }) {
  const status = useStatus(id)
  const greentext = useSetting('greentext')
  const effects = useSetting('renderMisskeyMarkdown')
  const mentions = useSetting('mentionLinkDisplay')
  if (status === undefined || status.content === '') return null
  return (
    <ContentView
      tree={contentTreeOf(status)}
      html={status.content}
      lang={status.language}
      options={{ hideQuote: status.quote !== null && standsForQuote(status.quote), showHosts: mentions !== 'short' }}
      effects={effects}
      greentext={greentext}
    />
  )
}
