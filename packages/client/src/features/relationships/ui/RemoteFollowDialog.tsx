import type { AccountId } from '@rookery/api/wire/model'
import { useState } from 'react'
import { findRemoteFollow } from '#features/relationships/model/findRemoteFollow.ts'
import { nameAndHandleText } from '#features/entities/model/nameAndHandleText.ts'
import { useAccount } from '#features/accounts/model/useAccount.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import type { SubjectWindowProps } from '#features/actions/ui/Action.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { TextField } from '#ui/TextField.tsx'

/** `name@host`, with or without another @ before it. */
const handle = /^@?[^\s@]+@[^\s@]+$/

/** Asks a visitor for their handle, and opens their server. */
export function RemoteFollowDialog({ id, onClose }: SubjectWindowProps<AccountId>) {
  const t = useT()
  const session = useSession()
  const account = useAccount(id)
  const [typed, setTyped] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Message | null>(null)
  if (account === undefined) return null
  const go = async () => {
    const own = typed.trim()
    if (!handle.test(own)) {
      setError({ key: 'remoteFollow.invalid' })
      return
    }
    setBusy(true)
    setError(null)
    const found = await findRemoteFollow(session, id, own.replace(/^@/, ''))
    setBusy(false)
    if (found.kind === 'refused') setError(found.message)
    else location.assign(found.url)
  }
  return (
    <FormDialog
      title={t('remoteFollow.title')}
      submitLabel={t('remoteFollow.go')}
      cancelLabel={t('general.cancel')}
      closeLabel={t('general.close')}
      busy={isBusy}
      onSubmit={() => void go()}
      onClose={onClose}
    >
      <p>{t('remoteFollow.text', { name: nameAndHandleText(account) })}</p>
      <TextField
        label={t('remoteFollow.handle')}
        placeholder={t('remoteFollow.example')}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="email"
        maxLength={320}
        data-autofocus
        value={typed}
        error={error && messageText(t, error)}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
