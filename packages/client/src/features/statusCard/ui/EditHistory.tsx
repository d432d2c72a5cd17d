import { useState } from 'react'
import type { StatusEdit } from '@rookery/api/wire/statusEdit'
import { useMediaFilter } from '#features/filters/model/useMediaFilter.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { editHistoryQuery } from '#features/statuses/model/editHistoryQuery.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import css from './EditHistory.module.css'
import { EditVersion } from './EditVersion.tsx'
import type { StatusDialogProps } from '#features/statusActions/ui/StatusAction.ts'

/** All versions of a post, newest or oldest first; new ones are added. Their index identifies them. */
export function EditHistory({ id, onClose }: StatusDialogProps) {
  const t = useT()
  const session = useSession()
  const status = useStatus(id)
  const query = useSessionQuery(editHistoryQuery(session, id), status?.editedAt ?? null)
  const isFiltered = useMediaFilter(id) !== null
  const [oldestFirst, setOldestFirst] = useState(false)
  const several = query.data !== undefined && query.data.length > 1
  return (
    <Dialog
      title={t('post.history.title')}
      closeLabel={t('general.close')}
      onClose={onClose}
      actions={
        several && (
          <Button size="small" pressed={oldestFirst} onClick={() => setOldestFirst(!oldestFirst)}>
            {t('post.history.oldestFirst')}
          </Button>
        )
      }
    >
      <QueryView query={query} failed="post.history.error">
        {(versions) => (
          <ol className={css.versions}>
            {inOrder(versions, oldestFirst).map(({ version, number }) => (
              <li key={number}>
                <EditVersion
                  version={version}
                  number={number}
                  of={versions.length}
                  mentions={status?.mentions ?? []}
                  filtered={isFiltered}
                />
              </li>
            ))}
          </ol>
        )}
      </QueryView>
    </Dialog>
  )
}

function inOrder(versions: readonly StatusEdit[], oldestFirst: boolean) {
  const numbered = versions.map((version, index) => ({ version, number: index + 1 }))
  return oldestFirst ? numbered : numbered.toReversed()
}
