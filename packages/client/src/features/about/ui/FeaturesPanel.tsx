import { useCapability, useServer } from '#features/session/model/useServer.ts'
import { useT } from '#i18n/useT.ts'
import { Panel } from '#ui/Panel.tsx'

import css from './about.module.css'
import { Limits } from './Limits.tsx'

/** The features of this server, with their limits. */
export function FeaturesPanel() {
  const t = useT()
  const suggests = useServer(({ nodeInfo }) => nodeInfo?.suggestionsEnabled ?? false)
  const proxies = useCapability('mediaProxy')
  return (
    <Panel title={t('about.features')}>
      <div className={css.facts}>
        <ul className={css.rules}>
          {suggests && <li>{t('about.suggestions')}</li>}
          {proxies && <li>{t('about.mediaProxy')}</li>}
          <li>{t('about.scopes')}</li>
        </ul>
        <Limits />
      </div>
    </Panel>
  )
}
