import type { StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { contentTreeOf } from '#features/content/model/contentTreeOf.ts'
import { ContentView } from '#features/content/ui/ContentView.tsx'
import { mentionsShown } from '#features/content/model/mentionsShown.ts'
import { namesakes } from '#features/content/model/namesakes.ts'
import { quoteOptions } from '#features/content/ui/quoteOptions.ts'

/** The text of a post. */
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
