import type { StatusId } from '@rookery/api/wire/model'
import { useAccountField } from '#data/entities/useAccountField.ts'
import { useStatus } from '#data/entities/useStatus.ts'
import { useMissingCode } from '#data/notices/useMissingCode.ts'
import { useSession } from '#data/session/useSession.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import type { LazyComponent } from '#lib/lazyComponent.ts'
import { useLoaded } from '#lib/useLoaded.ts'
import { useT } from '#i18n/useT.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import type { StatusDialogProps } from './StatusDialogProps.ts'
import type { StatusMenuItem } from './statusMenuItems.ts'

/** What an item of a post's menu opens: its window, or the question before a step that cannot be taken back. */
export function StatusMenuDialog({ id, item, onClose }: { id: StatusId; item: StatusMenuItem; onClose: () => void }) {
  const t = useT()
  const session = useSession()
  const language = useLanguage().language.tag
  const status = useStatus(id)
  const name = useAccountField(status?.accountId ?? null, 'acct')
  if ('dialog' in item) return <MenuWindow of={item.dialog} id={id} onClose={onClose} />
  if (!('confirm' in item) || item.confirm === undefined || status === undefined) return null
  return (
    <ConfirmDialog
      title={t(item.confirm.title)}
      confirmLabel={t(item.confirm.action)}
      cancelLabel={t('general.cancel')}
      closeLabel={t('general.close')}
      danger={item.danger}
      onConfirm={() => {
        onClose()
        item.run(status, session, language)
      }}
      onCancel={onClose}
    >
      {t(item.confirm.text(status, session), { name: `@${name ?? '…'}` })}
    </ConfirmDialog>
  )
}

/** A window as soon as its code is there; where that cannot be had a notice says so and the post stays as it is. */
function MenuWindow({ of: Opened, id, onClose }: StatusDialogProps & { of: LazyComponent<StatusDialogProps> }) {
  const tell = useMissingCode()
  const fail = () => {
    tell()
    onClose()
  }
  return useLoaded(Opened, true, fail) ? <Opened id={id} onClose={onClose} /> : null
}
