import type { Composers } from '#features/posting/model/Composers.ts'
import { statusIdIn, type DraftKey } from '#features/drafts/model/DraftKey.ts'
import { useComposerPart } from '#features/posting/model/useComposer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { useT } from '#i18n/useT.ts'
import { Select } from '#ui/Select.tsx'
import css from './Composer.module.css'
import { shownScopes } from '#features/posting/model/startingDraft.ts'

/** Selects the audience of a post, which cannot be changed after posting. */
export function ScopeSelect({ draft, composers }: { draft: DraftKey; composers: Composers }) {
  const t = useT()
  const session = useSession()
  const value = useComposerPart(draft, ({ data }) => data.visibility)
  const showsFew = useSetting('minimalScopesMode')
  const isSettled = statusIdIn(draft, 'edit') !== null
  const scopes = isSettled ? [value] : shownScopes(session, draft, value, showsFew)
  return (
    <div className={css.scope}>
      <Select
        label={t('composer.scope')}
        labelHidden
        value={value}
        disabled={isSettled}
        options={scopes.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))}
        onSelect={(scope) => composers.dispatch(draft, { kind: 'scopeChanged', scope })}
      />
    </div>
  )
}
