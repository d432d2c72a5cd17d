import type { AccountId } from '@rookery/api/wire/model'
import { useAccountField } from '#features/accounts/model/useAccountField.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { highlightFor } from '#features/settings/model/highlightOf.ts'
import type { Highlight } from '#features/settings/model/settingsTable.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { withHighlight } from '#features/settings/model/withHighlight.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { useT } from '#i18n/useT.ts'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import css from './HighlightChoice.module.css'

const kinds = ['disabled', 'solid', 'striped', 'side'] as const

/** Default without a choice (spec 2, section 9). */
const defaultValue: Highlight = { type: 'disabled', color: '#FFFFFF' }

/** Setting for how posts of an account are highlighted. */
export function HighlightChoice({ id }: { id: AccountId }) {
  const t = useT()
  const settings = settingsOf(useSession())
  const acct = useAccountField(id, 'acct')
  const highlights = useSetting('highlights')
  if (acct === undefined) return null
  const now = highlightFor(highlights, acct) ?? defaultValue
  const change = (part: Partial<Highlight>) => settings.set('highlights', withHighlight(highlights, acct, { ...now, ...part }))
  return (
    <div className={css.choice}>
      <Select
        label={t('profile.highlight')}
        value={now.type}
        options={kinds.map((value) => ({ value, label: t(`profile.highlight.${value}`) }))}
        onSelect={(type) => change({ type })}
      />
      {now.type !== 'disabled' && (
        <Field label={t('profile.highlight.color')}>
          {(ties) => (
            <input
              {...ties}
              className={css.color}
              type="color"
              value={now.color.toLowerCase()}
              onChange={(event) => change({ color: event.currentTarget.value })}
            />
          )}
        </Field>
      )}
    </div>
  )
}
