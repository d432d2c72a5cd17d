import type { StatusRuling } from '@rookery/api/calls/adminStatuses'
import type { Visibility } from '@rookery/api/wire/model'
import { useState } from 'react'
import { moderateStatus } from '#features/moderation/model/moderateStatus.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { messageText, type Message } from '#features/notices/model/Message.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { NameWithHandle } from '#features/accountNames/ui/NameWithHandle.tsx'
import type { StatusDialogProps } from '#features/statusActions/ui/StatusAction.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Select } from '#ui/Select.tsx'

const scopes: readonly NonNullable<StatusRuling['visibility']>[] = ['public', 'unlisted', 'private', 'direct']

/** Moderation of another user's post: its audience, and the mark of its media as sensitive. */
export function ModerateStatusDialog({ id, onClose }: StatusDialogProps) {
  const t = useT()
  const session = useSession()
  const status = useStatus(id)
  const [scope, setScope] = useState<Visibility | null>(null)
  const [sensitive, setSensitive] = useState<boolean | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Message | null>(null)
  if (status === undefined) return null
  const visibility = scope ?? status.visibility
  const offered: readonly Visibility[] = status.visibility === 'local' ? ['local', ...scopes] : scopes
  const ruling: StatusRuling = {
    ...(sensitive !== null && sensitive !== status.sensitive && { sensitive }),
    ...(visibility !== 'local' && visibility !== status.visibility && { visibility }),
  }
  const save = async () => {
    if (Object.keys(ruling).length === 0) return onClose()
    setBusy(true)
    setError(null)
    const failure = await moderateStatus(session, id, ruling)
    setBusy(false)
    setError(failure)
    if (failure !== null) return
    session.notices.show({ level: 'success', messageKey: 'post.moderate.done', timeout: 5000 })
    onClose()
  }
  return (
    <FormDialog
      title={t('post.moderate.title')}
      submitLabel={t('post.moderate.save')}
      cancelLabel={t('general.cancel')}
      closeLabel={t('general.close')}
      busy={isBusy}
      error={error && messageText(t, error)}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <p>
        <NameWithHandle id={status.accountId} />
      </p>
      <Select
        label={t('post.moderate.scope')}
        value={visibility}
        options={offered.map((value) => ({ value, label: t(`scope.${value}`) }))}
        onSelect={setScope}
      />
      <Checkbox
        look="switch"
        label={t('post.moderate.sensitive')}
        hint={t('post.moderate.sensitive.hint')}
        checked={sensitive ?? status.sensitive}
        onChange={(event) => setSensitive(event.currentTarget.checked)}
      />
    </FormDialog>
  )
}
