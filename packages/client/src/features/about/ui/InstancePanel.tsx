import { sitePanelQuery } from '#data/queries/site.ts'
import { useSessionQuery } from '#data/queries/useSessionQuery.ts'
import { useSession } from '#data/session/useSession.ts'
import { RichText } from '#parts/content/RichText.tsx'
import { Panel } from '#ui/Panel.tsx'

/** What the admin wrote for every page; nothing where there is none. */
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
