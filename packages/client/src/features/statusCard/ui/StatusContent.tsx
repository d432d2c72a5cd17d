import type { StatusId } from '@rookery/api/wire/model'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { contentTreeOf } from '#features/content/model/contentTreeOf.ts'
import { ContentView } from '#features/content/ui/ContentView.tsx'
import { mentionsShown } from '#features/content/model/mentionsShown.ts'
import { namesakes } from '#features/content/model/namesakes.ts'
import { mentionAbove } from '#features/statusCard/model/mentionAbove.ts'
import { quoteOptions } from '#features/content/ui/quoteOptions.ts'

/** The text of a post, under a line that names the parent's author unless it is compact. */
export function StatusContent({ id, compact = false }: { id: StatusId; compact?: boolean }) {
  const status = useStatus(id)
  const quoted = useStatus(status?.quote?.id ?? null)
  const greentext = useSetting('greentext')
  const effects = useSetting('renderMisskeyMarkdown')
  if (status === undefined || status.content === '') return null
  const tree = contentTreeOf(status)
  const above = compact ? undefined : mentionAbove(tree.nodes, status.inReplyToAccountId)
  return (
    <ContentView
      tree={tree}
      html={status.content}
      lang={status.language}
      options={{
        ...quoteOptions(status, quoted),
        foldsMentions: status.mentions.length > mentionsShown,
        namesakes: namesakes(status.mentions),
        ...(above && { instead: new Map([[above, null]]) }),
      }}
      effects={effects}
      greentext={greentext}
      large
    />
  )
}
