import type { Visibility } from '@rookery/api/wire/model'
import type { DraftKey } from '#data/drafts/Draft.ts'
import { useAccount } from '#data/entities/useAccount.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { useSession } from '#data/session/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Select } from '#ui/Select.tsx'
import css from './Composer.module.css'
import { scopesFor } from './startingDraft.ts'

/** Who will see the post; a private one by somebody whom anybody may follow carries a warning (spec 2, section 2). */
export function ScopeSelect({ draft, value, onSelect }: { draft: DraftKey; value: Visibility; onSelect: (value: Visibility) => void }) {
  const t = useT()
  const session = useSession()
  const me = useAccount(session.me)
  const quiet = useSetting('hideScopeNotice')
  const warned = value === 'private' && me !== undefined && !me.locked && !quiet
  return (
    <div className={css.scope}>
      <Select
        label={t('composer.scope')}
        labelHidden
        value={value}
        options={scopesFor(session, draft).map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))}
        onSelect={onSelect}
        hint={warned ? t('composer.notLocked') : undefined}
      />
    </div>
  )
}
