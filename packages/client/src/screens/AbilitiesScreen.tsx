import { useState } from 'react'
import { apiVersionsOf, capabilityReport, softwareText } from '@rookery/api/servers/capabilityReport'
import { capabilityStates } from '@rookery/api/servers/capabilityStates'
import { findAbilities } from '#features/about/model/findAbilities.ts'
import { useServerFacts } from '#features/about/model/useServerFacts.ts'
import { AbilityList, EnglishText } from '#features/about/ui/AbilityList.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { useSession } from '#features/session/model/useSession.ts'
import { copyWords } from '#features/settingsProfiles/model/copyWords.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { copyIcon } from '#ui/icons/copy.ts'
import { searchIcon } from '#ui/icons/search.ts'
import { Panel } from '#ui/Panel.tsx'
import { Switch } from '#ui/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'
import css from '#features/about/ui/abilities.module.css'

/** `/about/server`: each capability of the table on this server, for people and for reports of bugs. */
export function AbilitiesScreen() {
  const t = useT()
  const session = useSession()
  const { facts, isComplete } = useServerFacts()
  const [typed, setTyped] = useState('')
  const [missingOnly, setMissingOnly] = useState(false)
  const areas = capabilityStates(facts)
  const found = findAbilities(areas, typed, missingOnly)
  return (
    <>
      <Screen title={t('abilities.title')}>
        <div className={css.tools} aria-busy={!isComplete}>
          <dl className={css.facts}>
            <dt>{t('about.software')}</dt>
            <dd>
              <EnglishText>{softwareText(facts)}</EnglishText>
            </dd>
            <dt>
              <EnglishText>API</EnglishText>
            </dt>
            <dd>
              <EnglishText>{apiVersionsOf(facts) || '–'}</EnglishText>
            </dd>
          </dl>
          <p className={css.hint}>{t('abilities.hint')}</p>
          <TextField
            type="search"
            label={t('search.title')}
            dir="auto"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Switch
            label={t('abilities.missingOnly')}
            checked={missingOnly}
            onChange={(event) => setMissingOnly(event.currentTarget.checked)}
          />
          <Button icon={copyIcon} onClick={() => void copyWords(session, capabilityReport(facts, areas))}>
            {t('themeShare.copyText')}
          </Button>
          <p role="status">{`${t('search.count', { count: countOf(found) })} / ${t('search.count', { count: countOf(areas) })}`}</p>
        </div>
      </Screen>
      {found.map(({ title, rows }) => (
        <Panel key={title} title={<EnglishText>{title}</EnglishText>}>
          <AbilityList rows={rows} />
        </Panel>
      ))}
      {found.length === 0 && typed !== '' && (
        <Panel>
          <EmptyState icon={searchIcon}>{t('search.none', { query: typed })}</EmptyState>
        </Panel>
      )}
    </>
  )
}

function countOf(areas: readonly { readonly rows: readonly unknown[] }[]): number {
  return areas.reduce((sum, { rows }) => sum + rows.length, 0)
}
