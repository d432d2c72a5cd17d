import { useState } from 'react'
import type { KeptMuteRule } from '#features/filters/model/MuteRuleDraft.ts'
import { useT } from '#i18n/useT.ts'
import { LiveTime } from '#features/screen/ui/LiveTime.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { WindowedList } from '#ui/WindowedList.tsx'
import css from './MuteRules.module.css'

export interface MuteRuleListProps {
  label: string
  /** By what names them. */
  rules: ReadonlyMap<string, KeptMuteRule>
  selected: ReadonlySet<string>
  onSelect: (name: string, on: boolean) => void
  onEdit: (kept: KeptMuteRule) => void
  onRemove: (kept: KeptMuteRule) => void
}

/** Rules about words that are kept in one place, however many. */
export function MuteRuleList({ label, rules, selected, onSelect, onEdit, onRemove }: MuteRuleListProps) {
  const t = useT()
  const [heights] = useState(() => new Map<string, number>())
  if (rules.size === 0) return <p className={css.none}>{t('muteRules.none')}</p>
  return (
    <WindowedList ids={[...rules.keys()]} role="list" label={label} whole heights={heights} estimate={64}>
      {(name) => {
        const kept = rules.get(name)
        return (
          kept && (
            <MuteRuleRow
              kept={kept}
              isSelected={selected.has(name)}
              onSelect={(on) => onSelect(name, on)}
              onEdit={() => onEdit(kept)}
              onRemove={() => onRemove(kept)}
            />
          )
        )
      }}
    </WindowedList>
  )
}

interface MuteRuleRowProps {
  kept: KeptMuteRule
  isSelected: boolean
  onSelect: (on: boolean) => void
  onEdit: () => void
  onRemove: () => void
}

function MuteRuleRow({ kept, isSelected, onSelect, onEdit, onRemove }: MuteRuleRowProps) {
  const t = useT()
  const text = textOfRule(kept)
  const { contexts, hides } = kept.at === 'client' ? kept.rule : kept.filter
  const until = kept.at === 'server' ? kept.filter.expiresAt : kept.rule.until === null ? null : new Date(kept.rule.until).toISOString()
  const kind = kept.at === 'client' ? kept.rule.kind : (kept.filter.phrases[0]?.wholeWord ?? true) ? 'word' : 'phrase'
  return (
    <div className={css.rule}>
      <div className={css.choice}>
        <Checkbox
          checked={isSelected}
          onChange={({ currentTarget }) => onSelect(currentTarget.checked)}
          label={
            <span className={css.words}>
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
            </span>
          }
        />
      </div>
      <div className={css.acts}>
        <Button size="small" aria-label={t('muteRules.editOf', { text })} onClick={onEdit}>
          {t('muteRules.edit')}
        </Button>
        <Button size="small" aria-label={t('muteRules.removeOf', { text })} onClick={onRemove}>
          {t('muteRules.remove')}
        </Button>
      </div>
    </div>
  )
}

/** What a rule is called in the list. */
export function textOfRule(kept: KeptMuteRule): string {
  return kept.at === 'client' ? kept.rule.text : kept.filter.title
}
