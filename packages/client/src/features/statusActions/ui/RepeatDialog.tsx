import type { Visibility } from '@rookery/api/wire/model'
import { useState } from 'react'
import { repeat } from '#features/statuses/model/repeat.ts'
import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Select } from '#ui/Select.tsx'
import { repeatScopes } from '#features/statusActions/model/statusRules.ts'
import css from './RepeatDialog.module.css'
import type { StatusDialogProps } from './StatusAction.ts'

/** Confirms a repeat, and selects its audience. */
export function RepeatDialog({ id, onClose }: StatusDialogProps) {
  const t = useT()
  const session = useSession()
  const status = useStatus(id)
  const author = useAccount(status?.accountId ?? null)
  const [chosen, setChosen] = useState<Visibility | null>(null)
  if (status === undefined) return null
  const scopes = repeatScopes(status.visibility)
  const scope = chosen ?? scopes[0]
  return (
    <ConfirmDialog
      title={t('post.repeat.title')}
      confirmLabel={t('post.repeat.confirm')}
      cancelLabel={t('general.cancel')}
      closeLabel={t('general.close')}
      onConfirm={() => {
        onClose()
        void repeat(session, id, true, scope)
      }}
      onCancel={onClose}
    >
      <p className={css.text}>{t('post.repeat.text', { name: author ? nameAndHandleText(author) : '' })}</p>
      {scope !== undefined && scopes.length > 1 && (
        <Select
          label={t('post.repeat.scope')}
          value={scope}
          options={scopes.map((offered) => ({ value: offered, label: t(`scope.${offered}`) }))}
          onSelect={setChosen}
        />
      )}
    </ConfirmDialog>
  )
}
