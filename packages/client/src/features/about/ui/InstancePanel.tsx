import { sitePanelQuery } from '#features/about/model/site.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { RichText } from '#features/content/ui/RichText.tsx'
import { Panel } from '#ui/Panel.tsx'

/** The admin's text for every page; renders nothing if there is none. */
export function InstancePanel() {
  const session = useSession()
  const { data: html } = useSessionQuery(sitePanelQuery(session))
  if (!html) return null
  return (
    <Panel>
      <RichText html={html} site={session.origin} />
    </Panel>
  )
}
