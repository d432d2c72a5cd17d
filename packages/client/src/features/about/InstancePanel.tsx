import { use } from 'react'

import { useSession } from '#data/session/useSession.ts'
import { sitePanel } from '#data/site/siteAbout.ts'
import { RichText } from '#parts/content/RichText.tsx'
import { Panel } from '#ui/Panel.tsx'

/** What the admin wrote for every page; nothing where there is none. Draw it inside `<Suspense>`. */
export function InstancePanel() {
  const html = use(sitePanel(useSession()))
  if (html === null) return null
  return (
    <Panel>
      <RichText html={html} />
    </Panel>
  )
}
