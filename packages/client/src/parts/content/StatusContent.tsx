import type { StatusId } from '@rookery/api/wire/model'
import { withGreentext } from '@rookery/content'
import { useStatus } from '#data/entities/useStatus.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { contentTreeOf } from './contentTreeOf.ts'
import { ContentView } from './ContentView.tsx'

/** What the author of a post wrote. */
export function StatusContent({ id }: { id: StatusId }) {
  const status = useStatus(id)
  const greentext = useSetting('greentext')
  const effects = useSetting('renderMisskeyMarkdown')
  if (status === undefined || status.content === '') return null
  const tree = contentTreeOf(status)
  return (
    <ContentView
      tree={greentext ? withGreentext(tree) : tree}
      html={status.content}
      lang={status.language}
      hideQuote={status.quote !== null}
      effects={effects}
    />
  )
}
