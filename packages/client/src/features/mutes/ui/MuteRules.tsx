import { useState } from 'react'
import { removeMuteRules, restoreMuteRules } from '#features/filters/model/saveMuteRule.ts'
import type { SavedMuteRule } from '#features/filters/model/MuteRuleDraft.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { ownFiltersQuery } from '#features/filters/model/ownFilters.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { QueryFailure } from '#features/queries/ui/QueryFailure.tsx'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { TextField } from '#ui/TextField.tsx'
import { MuteRuleEditor } from './MuteRuleEditor.tsx'
import { MuteRuleList, textOfRule } from './MuteRuleList.tsx'
import { SettingItem } from '#features/settingControls/ui/SettingItem.tsx'
import { SettingsSection } from '#features/settingControls/ui/SettingsSection.tsx'
import { TransferButtons } from '#features/transfer/ui/TransferButtons.tsx'
import css from './MuteRules.module.css'

const none: ReadonlySet<string> = new Set()

/** Number that is shown without folding. */
const seenAtOnce = 5

/** Mute rules of the settings and filters of the server, with one editor for both. */
export function MuteRules() {
  const t = useT()
  const session = useSession()
  const rules = useSetting('muteRules')
  const filters = useSessionQuery(ownFiltersQuery(session))
  const [edited, setEdited] = useState<SavedMuteRule | 'new' | null>(null)
  const [error, setError] = useState<Message | null>(null)
  const [typed, setTyped] = useState('')
  const [selected, setSelected] = useState(none)
  const [isBusy, setBusy] = useState(false)
  const [deleted, setDeleted] = useState<readonly SavedMuteRule[]>([])
  const here = Object.entries(rules).map(([name, rule]): [string, SavedMuteRule] => [`client ${name}`, { at: 'client', name, rule }])
  const there = (filters.data ?? []).map((filter): [string, SavedMuteRule] => [`server ${filter.id}`, { at: 'server', filter }])
  const query = typed.trim().toLowerCase()
  const matchesQuery = ([, rule]: [string, SavedMuteRule]) => textOfRule(rule).toLowerCase().includes(query)
  const [shownHere, shownThere] = [new Map(here.filter(matchesQuery)), new Map(there.filter(matchesQuery))]
  const shown = new Map([...shownHere, ...shownThere])
  const chosen = [...here, ...there].flatMap(([name, rule]) => (selected.has(name) ? [rule] : []))
  const areAllChosen = shown.size > 0 && [...shown.keys()].every((name) => selected.has(name))
  const remove = async (some: readonly SavedMuteRule[]) => {
    setBusy(true)
    const { removed, error: found } = await removeMuteRules(session, some)
    setError(found)
    setDeleted(removed)
    setBusy(false)
  }
  const bringBack = async () => {
    setBusy(true)
    const found = await restoreMuteRules(session, deleted)
    setError(found)
    if (found === null) setDeleted([])
    setBusy(false)
  }
  const select = (name: string, on: boolean) => {
    const next = new Set(selected)
    if (on) next.add(name)
    else next.delete(name)
    setSelected(next)
  }
  const draw = (label: string, some: ReadonlyMap<string, SavedMuteRule>) => (
    <MuteRuleList
      label={label}
      rules={some}
      selected={selected}
      onSelect={select}
      onEdit={setEdited}
      onRemove={(stored) => void remove([stored])}
    />
  )
  return (
    <>
      <div className={css.tools}>
        <Button tone="primary" onClick={() => setEdited('new')}>
          {t('muteRules.add')}
        </Button>
      </div>
      {here.length + there.length > seenAtOnce && (
        <TextField
          label={t('muteRules.search')}
          type="search"
          value={typed}
          autoComplete="off"
          hint={t('mutes.count', { count: shown.size })}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      )}
      {here.length + there.length > 1 && (
        <div className={css.tools}>
          <Button size="small" disabled={shown.size === 0} onClick={() => setSelected(areAllChosen ? none : new Set(shown.keys()))}>
            {t(areAllChosen ? 'mutes.selectNone' : 'mutes.selectAll')}
          </Button>
          {chosen.length > 0 && (
            <Button size="small" tone="primary" busy={isBusy} onClick={() => void remove(chosen)}>
              {t('muteRules.removeSome', { count: chosen.length })}
            </Button>
          )}
        </div>
      )}
      <div role="status" className={css.told}>
        {deleted.length > 0 && (
          <>
            {t('muteRules.removed', { count: deleted.length })}
            <Button size="small" busy={isBusy} onClick={() => void bringBack()}>
              {t('general.undo')}
            </Button>
          </>
        )}
      </div>
      <p role="alert" className={css.problem}>
        {error && t('muteRules.error', { error: messageText(t, error) })}
      </p>
      <SettingsSection id="muteRules" title={t('muteRules.client')} hint={t('muteRules.client.hint')}>
        {draw(t('muteRules.client'), shownHere)}
        <SettingItem setting="muteWords" />
        <SettingItem setting="muteWordsInAddresses" />
      </SettingsSection>
      <SettingsSection id="serverFilters" title={t('muteRules.server')} hint={t('muteRules.server.hint')}>
        {filters.data === undefined && filters.error === null && <Spinner label={t('general.loading')} />}
        {filters.data === undefined && filters.error !== null && (
          <QueryFailure error={filters.error} busy={filters.isFetching} failed="muteRules.list.error" onRetry={filters.refetch} />
        )}
        <div className={css.files}>
          <TransferButtons kind="filters" />
        </div>
        {filters.data !== undefined && draw(t('muteRules.server'), shownThere)}
      </SettingsSection>
      {edited !== null && <MuteRuleEditor stored={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}
