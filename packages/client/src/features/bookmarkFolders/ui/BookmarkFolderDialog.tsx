import type { BookmarkFolder } from '@rookery/api/wire/bookmarkFolder'
import { useId, useState } from 'react'
import { href } from '#features/addresses/model/href.ts'
import { foldersQuery } from '#features/bookmarkFolders/model/foldersQuery.ts'
import { useSessionQuery } from '#features/queries/model/useSessionQuery.ts'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { useSession } from '#features/session/model/useSession.ts'
import type { StatusDialogProps } from '#features/statusActions/ui/StatusAction.ts'
import { moveBookmark } from '#features/statuses/model/bookmark.ts'
import { useStatus } from '#features/statuses/model/useStatus.ts'
import { useT } from '#i18n/useT.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { folderIcon } from '#ui/icons/folder.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { FolderName } from './FolderName.tsx'

/** Chooses the folder of a bookmark; a post that is not bookmarked becomes so. */
export function BookmarkFolderDialog({ id, onClose }: StatusDialogProps) {
  const t = useT()
  const session = useSession()
  const folders = useSessionQuery(foldersQuery(session))
  const own = useStatus(id)?.bookmarkFolder ?? null
  const [picked, setPicked] = useState<BookmarkFolder | 'none' | null>(null)
  const chosen = picked ?? folders.data?.find((folder) => folder.id === own) ?? 'none'
  return (
    <FormDialog
      title={t('folders.choose')}
      submitLabel={t('folders.move')}
      cancelLabel={t('general.cancel')}
      closeLabel={t('general.close')}
      onSubmit={() => {
        // Before the folders are there, nothing can be chosen.
        if (folders.data === undefined) return
        onClose()
        void moveBookmark(session, id, chosen === 'none' ? null : chosen.id)
      }}
      onClose={onClose}
    >
      <QueryView query={folders} failed="folders.error">
        {(all) => (
          <>
            {all.length === 0 ? (
              <EmptyState icon={folderIcon}>{t('folders.empty')}</EmptyState>
            ) : (
              <Choices {...{ all, chosen, setPicked }} />
            )}
            <LinkButton href={href.bookmarkFolders()}>{t('folders.manage')}</LinkButton>
          </>
        )}
      </QueryView>
    </FormDialog>
  )
}

interface ChoicesProps {
  all: readonly BookmarkFolder[]
  chosen: BookmarkFolder | 'none'
  setPicked: (choice: BookmarkFolder | 'none') => void
}

function Choices({ all, chosen, setPicked }: ChoicesProps) {
  const t = useT()
  const name = useId()
  return (
    <div role="radiogroup" aria-label={t('folders.title')}>
      <Checkbox look="radio" name={name} label={t('folders.none')} checked={chosen === 'none'} onChange={() => setPicked('none')} />
      {all.map((folder) => (
        <Checkbox
          key={folder.id}
          look="radio"
          name={name}
          label={<FolderName folder={folder} />}
          checked={chosen !== 'none' && chosen.id === folder.id}
          onChange={() => setPicked(folder)}
        />
      ))}
    </div>
  )
}
