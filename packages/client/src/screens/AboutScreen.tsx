import { PlainText } from '#parts/content/PlainText.tsx'
import type { ShownQuery } from '#data/queries/ShownQuery.ts'
import { siteStaffQuery, siteTermsQuery } from '#data/queries/site.ts'
import { useSessionQuery } from '#data/queries/useSessionQuery.ts'
import { useServer } from '#data/session/useServer.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { RichText } from '#parts/content/RichText.tsx'
import { Screen } from '#parts/screen/Screen.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Wordmark } from '#ui/Wordmark.tsx'

import css from './about.module.css'
import { FeaturesPanel } from './FeaturesPanel.tsx'
import { FederationPanel } from './FederationPanel.tsx'
import { InstancePanel } from './InstancePanel.tsx'
import { StaffPanel } from './StaffPanel.tsx'
import { useCell } from '#lib/useCell.ts'

/** `/about`: what this server is, its rules, and who keeps it. */
export function AboutScreen() {
  const t = useT()
  const { origin, server } = useSession()
  const { config, instance, nodeInfo } = useCell(server)
  const bubble = nodeInfo?.localBubbleInstances ?? []
  return (
    <>
      <Screen title={t('about.title')}>
        <div className={css.prose}>
          <h2>
            <bdi>{instance.title}</bdi>
          </h2>
          <RichText html={instance.description} site={origin} />
        </div>
      </Screen>
      {instance.rules.length > 0 && (
        <Panel title={t('about.rules')}>
          <ol className={css.rules}>
            {instance.rules.map(({ id, text }) => (
              <li key={id} dir="auto">
                <PlainText text={text} />
              </li>
            ))}
          </ol>
        </Panel>
      )}
      <SiteTexts />
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
      <FederationPanel />
      {config.showFeaturesPanel && <FeaturesPanel />}
      <footer className={css.footer}>
        <Wordmark />
      </footer>
    </>
  )
}

/** Nobody is named as long as the server has not said who keeps it. */
const nobody: readonly string[] = []

/** What the admin wrote, and the staff: it comes from other addresses than the instance. What cannot be had is missing (spec 1, section 8). */
function SiteTexts() {
  const t = useT()
  const session = useSession()
  const hidesPanel = useSetting('hideInstancePanel')
  const listed = useServer(({ nodeInfo }) => nodeInfo?.staffAccounts ?? nobody)
  const hasPanel = useServer(({ config }) => config.showInstanceSpecificPanel)
  const terms = useSessionQuery(siteTermsQuery(session))
  const staff = useSessionQuery(siteStaffQuery(session, listed))
  if (isWaitedFor(terms) || isWaitedFor(staff)) return <Waiting />
  return (
    <>
      {hasPanel && !hidesPanel && <InstancePanel />}
      {staff.data !== undefined && staff.data.length > 0 && <StaffPanel ids={staff.data} />}
      {terms.data && (
        <Panel title={t('about.terms')}>
          <div className={css.prose}>
            <RichText html={terms.data} site={session.origin} />
          </div>
        </Panel>
      )}
    </>
  )
}

function isWaitedFor({ data, error }: ShownQuery<unknown>): boolean {
  return data === undefined && error === null
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
