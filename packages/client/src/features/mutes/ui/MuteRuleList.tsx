import { useState } from 'react'
import type { SavedMuteRule } from '#features/filters/model/MuteRuleDraft.ts'
import { useFormats } from '#i18n/useFormats.ts'
import { useT } from '#i18n/useT.ts'
import { isKnownTime } from '#lib/isKnownTime.ts'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { WindowedList } from '#ui/WindowedList.tsx'
import css from './MuteRules.module.css'

export interface MuteRuleListProps {
  label: string
  /** Keyed by their names. */
  rules: ReadonlyMap<string, SavedMuteRule>
  selected: ReadonlySet<string>
  onSelect: (name: string, on: boolean) => void
  onEdit: (stored: SavedMuteRule) => void
  onRemove: (stored: SavedMuteRule) => void
}

/** Mute rules with one storage, however many. */
export function MuteRuleList({ label, rules, selected, onSelect, onEdit, onRemove }: MuteRuleListProps) {
  const t = useT()
  const [heights] = useState(() => new Map<string, number>())
  if (rules.size === 0) return <p className={css.none}>{t('muteRules.none')}</p>
  return (
    <WindowedList ids={[...rules.keys()]} role="list" label={label} whole heights={heights} estimate={64}>
      {(name) => {
        const rule = rules.get(name)
        return (
          rule && (
            <MuteRuleRow
              stored={rule}
              isSelected={selected.has(name)}
              onSelect={(on) => onSelect(name, on)}
              onEdit={() => onEdit(rule)}
              onRemove={() => onRemove(rule)}
            />
          )
        )
      }}
    </WindowedList>
  )
}

interface MuteRuleRowProps {
  stored: SavedMuteRule
  isSelected: boolean
  onSelect: (on: boolean) => void
  onEdit: () => void
  onRemove: () => void
}

function MuteRuleRow({ stored, isSelected, onSelect, onEdit, onRemove }: MuteRuleRowProps) {
  const t = useT()
  const formats = useFormats()
  const text = textOfRule(stored)
  const { contexts, hides } = stored.at === 'client' ? stored.rule : stored.filter
  const until =
    stored.at === 'server' ? stored.filter.expiresAt : stored.rule.until === null ? null : new Date(stored.rule.until).toISOString()
  const kind = stored.at === 'client' ? stored.rule.kind : (stored.filter.phrases[0]?.wholeWord ?? true) ? 'word' : 'phrase'
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
                {until !== null && isKnownTime(until) && (
                  <>
                    {' · '}
                    {t('muteRules.until', { time: formats.date(Date.parse(until), { dateStyle: 'medium', timeStyle: 'short' }) })}
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

/** The text of a rule in the list. */
export function textOfRule(stored: SavedMuteRule): string {
  return stored.at === 'client' ? stored.rule.text : stored.filter.title
}
