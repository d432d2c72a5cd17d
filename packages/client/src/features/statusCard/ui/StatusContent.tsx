import type { StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { contentTreeOf } from './contentTreeOf.ts'
import { ContentView } from './ContentView.tsx'
import { mentionsShown } from './mentionsShown.ts'
import { namesakes } from './namesakes.ts'
import { quoteOptions } from './quoteOptions.ts'

/** What the author of a post wrote. */
export function StatusContent({ id }: { id: StatusId }) {
  const status = useStatus(id)
  const quoted = useStatus(status?.quote?.id ?? null)
  const greentext = useSetting('greentext')
  const effects = useSetting('renderMisskeyMarkdown')
  if (status === undefined || status.content === '') return null
  return (
    <ContentView
      tree={contentTreeOf(status)}
      html={status.content}
      lang={status.language}
      options={{
        ...quoteOptions(status, quoted),
        foldsMentions: status.mentions.length > mentionsShown,
        namesakes: namesakes(status.mentions),
      }}
      effects={effects}
      greentext={greentext}
      large
    />
  )
}
