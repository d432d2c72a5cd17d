import { Suspense, use } from 'react'

import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { siteAbout } from '#data/site/siteAbout.ts'
import { useT } from '#i18n/useT.ts'
import { RichText } from '#parts/content/RichText.tsx'
import { Screen } from '#parts/screen/Screen.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Wordmark } from '#ui/Wordmark.tsx'

import css from './about.module.css'
import { InstancePanel } from './InstancePanel.tsx'
import { Limits } from './Limits.tsx'
import { StaffPanel } from './StaffPanel.tsx'

/** `/about`: what this server is, its rules, and who keeps it. */
export function AboutScreen() {
  const t = useT()
  const { instance, nodeInfo } = useSession().server
  const bubble = nodeInfo?.localBubbleInstances ?? []
  return (
    <>
      <Screen title={t('about.title')}>
        <div className={css.prose}>
          <h2>
            <bdi>{instance.title}</bdi>
          </h2>
          <RichText html={instance.description} />
          <Limits />
        </div>
      </Screen>
      {instance.rules.length > 0 && (
        <Panel title={t('about.rules')}>
          <ol className={css.rules}>
            {instance.rules.map(({ id, text }) => (
              <li key={id} dir="auto">
                {text}
              </li>
            ))}
          </ol>
        </Panel>
      )}
      <Suspense fallback={<Waiting />}>
        <SiteTexts />
      </Suspense>
      {bubble.length > 0 && (
        <Panel title={t('about.bubble')}>
          <ul className={css.rules}>
            {bubble.map((domain) => (
              <li key={domain}>
                <bdi dir="ltr">{domain}</bdi>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <footer className={css.footer}>
        <Wordmark />
      </footer>
    </>
  )
}

/** What the admin wrote, and the staff: it comes from other addresses than the instance. */
function SiteTexts() {
  const t = useT()
  const session = useSession()
  const hidesPanel = useSetting('hideInstancePanel')
  const { terms, staff } = use(siteAbout(session))
  return (
    <>
      {session.server.config.showInstanceSpecificPanel && !hidesPanel && <InstancePanel />}
      {staff.length > 0 && <StaffPanel ids={staff} />}
      {terms !== null && (
        <Panel title={t('about.terms')}>
          <div className={css.prose}>
            <RichText html={terms} />
          </div>
        </Panel>
      )}
    </>
  )
}

function Waiting() {
  return (
    <Panel>
      <div className={css.prose} aria-busy>
        <Skeleton width="40%" />
        <Skeleton width="80%" />
        <Skeleton width="60%" />
      </div>
    </Panel>
  )
}
