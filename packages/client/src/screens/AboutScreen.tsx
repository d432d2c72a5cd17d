import { PlainText } from '#features/content/ui/PlainText.tsx'
import { href } from '#features/addresses/model/href.ts'
import type { ShownQuery } from '#features/queries/model/ShownQuery.ts'
import { siteStaffQuery, siteTermsQuery } from '#features/about/model/site.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useServer } from '#features/session/model/useServer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { RichText } from '#features/content/ui/RichText.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { Panel } from '#ui/Panel.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Wordmark } from '#ui/Wordmark.tsx'

import css from '#features/about/ui/about.module.css'
import { FeaturesPanel } from '#features/about/ui/FeaturesPanel.tsx'
import { FederationPanel } from '#features/about/ui/FederationPanel.tsx'
import { InstancePanel } from '#features/about/ui/InstancePanel.tsx'
import { StaffPanel } from '#features/about/ui/StaffPanel.tsx'
import { useCell } from '#lib/useCell.ts'

/** `/about`: the server's description, rules and staff. */
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
          <p>
            <a href={href.abilities()}>{t('abilities.title')}</a>
          </p>
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

/** No staff is shown until the server has sent it. */
const nobody: readonly string[] = []

/** The admin's texts and the staff, which have calls of their own. Missing parts are left out (spec 1, section 8). */
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
