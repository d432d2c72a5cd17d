import type { UserList } from '@rookery/api/wire/userList'
import { isolated } from '@rookery/content'
import { useState } from 'react'
import { deleteList } from '#features/lists/model/deleteList.ts'
import { href } from '#features/addresses/model/href.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { trashIcon } from '#ui/icons/trash.ts'
import css from './DeleteListButton.module.css'

/** Deletes a list after a question, and leads back to the others. */
export function DeleteListButton({ list, onDelete }: { list: UserList; onDelete: () => void }) {
  const t = useT()
  const session = useSession()
  const navigation = useNavigation()
  const [isAsked, setAsked] = useState(false)
  return (
    <div className={css.row}>
      <Button tone="danger" size="small" icon={trashIcon} onClick={() => setAsked(true)}>
        {t('lists.delete')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={t('lists.delete.title')}
          confirmLabel={t('lists.delete')}
          cancelLabel={t('general.cancel')}
          closeLabel={t('general.close')}
          danger
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            onDelete()
            void deleteList(session, list)
            navigation.navigate(href.lists(), { replace: true })
          }}
        >
          {t('lists.delete.text', { title: isolated(list.title) })}
        </ConfirmDialog>
      )}
    </div>
  )
}
