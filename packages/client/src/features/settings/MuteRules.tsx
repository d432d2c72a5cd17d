import { useState } from 'react'
import { removeMuteRule } from '#data/actions/saveMuteRule.ts'
import type { KeptMuteRule } from '#data/filters/MuteRuleDraft.ts'
import { messageText, type Message } from '#data/notices/Message.ts'
import { ownFiltersQuery } from '#data/queries/ownFilters.ts'
import { useSessionQuery } from '#data/queries/useSessionQuery.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { QueryFailure } from '#parts/query/QueryFailure.tsx'
import { LiveTime } from '#parts/time/LiveTime.tsx'
import { Button } from '#ui/Button.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { MuteRuleEditor } from './MuteRuleEditor.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import css from './MuteRules.module.css'

/** Rules about words: those kept among the settings, and the filters of the server, with one editor for both. */
export function MuteRules() {
  const t = useT()
  const session = useSession()
  const rules = useSetting('muteRules')
  const filters = useSessionQuery(ownFiltersQuery(session))
  const [edited, setEdited] = useState<KeptMuteRule | 'new' | null>(null)
  const [problem, setProblem] = useState<Message | null>(null)
  const remove = async (kept: KeptMuteRule) => setProblem(await removeMuteRule(session, kept))
  const here = Object.entries(rules).map(([name, rule]): KeptMuteRule => ({ at: 'client', name, rule }))
  const there = (filters.data ?? []).map((filter): KeptMuteRule => ({ at: 'server', filter }))
  const draw = (kept: KeptMuteRule) => (
    <MuteRuleRow key={nameOf(kept)} kept={kept} onEdit={() => setEdited(kept)} onRemove={() => void remove(kept)} />
  )
  return (
    <>
      <div className={css.tools}>
        <Button tone="primary" onClick={() => setEdited('new')}>
          {t('muteRules.add')}
        </Button>
      </div>
      <p role="alert" className={css.problem}>
        {problem && t('muteRules.error', { error: messageText(t, problem) })}
      </p>
      <SettingsSection id="muteRules" title={t('muteRules.client')} hint={t('muteRules.client.hint')}>
        {here.length === 0 ? <p className={css.none}>{t('muteRules.none')}</p> : <ul className={css.rules}>{here.map(draw)}</ul>}
      </SettingsSection>
      <SettingsSection id="serverFilters" title={t('muteRules.server')} hint={t('muteRules.server.hint')}>
        {filters.data === undefined && filters.error === null && <Spinner label={t('general.loading')} />}
        {filters.data === undefined && filters.error !== null && (
          <QueryFailure error={filters.error} busy={filters.isFetching} failed="muteRules.list.error" onRetry={filters.refetch} />
        )}
        {filters.data !== undefined &&
          (there.length === 0 ? <p className={css.none}>{t('muteRules.none')}</p> : <ul className={css.rules}>{there.map(draw)}</ul>)}
      </SettingsSection>
      {edited !== null && <MuteRuleEditor kept={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function nameOf(kept: KeptMuteRule): string {
  return kept.at === 'client' ? kept.name : `server ${kept.filter.id}`
}

function MuteRuleRow({ kept, onEdit, onRemove }: { kept: KeptMuteRule; onEdit: () => void; onRemove: () => void }) {
  const t = useT()
  const text = kept.at === 'client' ? kept.rule.text : kept.filter.title
  const { contexts, hides } = kept.at === 'client' ? kept.rule : kept.filter
  const until = kept.at === 'server' ? kept.filter.expiresAt : kept.rule.until === null ? null : new Date(kept.rule.until).toISOString()
  const kind = kept.at === 'client' ? kept.rule.kind : (kept.filter.phrases[0]?.wholeWord ?? true) ? 'word' : 'phrase'
  return (
    <li className={css.rule}>
      <div className={css.words}>
        <bdi className={css.text}>{text}</bdi>
        <span className={css.what}>
          {[
            t(`muteRules.kind.${kind}`),
            t(hides ? 'muteRules.hides' : 'muteRules.covers'),
            ...contexts.map((one) => t(`muteRules.in.${one}`)),
          ].join(' · ')}
          {until !== null && (
            <>
              {' · '}
              {t('muteRules.until')} <LiveTime at={until} isToCome />
            </>
          )}
        </span>
      </div>
      <Button size="small" aria-label={t('muteRules.editOf', { text })} onClick={onEdit}>
        {t('muteRules.edit')}
      </Button>
      <Button size="small" aria-label={t('muteRules.removeOf', { text })} onClick={onRemove}>
        {t('muteRules.remove')}
      </Button>
    </li>
  )
}
