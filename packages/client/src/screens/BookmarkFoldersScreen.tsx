import { isolated } from '@rookery/content'
import type { BookmarkFolder } from '@rookery/api/wire/bookmarkFolder'
import { useState } from 'react'
import { href } from '#features/addresses/model/href.ts'
import { deleteFolder } from '#features/bookmarkFolders/model/deleteFolder.ts'
import { foldersPollMs, foldersQuery } from '#features/bookmarkFolders/model/foldersQuery.ts'
import { FolderForm } from '#features/bookmarkFolders/ui/FolderForm.tsx'
import { FolderSign } from '#features/bookmarkFolders/ui/FolderSign.tsx'
import { usePolledQuery } from '#features/polls/model/usePolledQuery.ts'
import { QueryView } from '#features/queries/ui/QueryView.tsx'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { SignInPrompt } from '#features/screen/ui/SignInPrompt.tsx'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { editIcon } from '#ui/icons/edit.ts'
import { folderIcon } from '#ui/icons/folder.ts'
import { plusIcon } from '#ui/icons/plus.ts'
import { trashIcon } from '#ui/icons/trash.ts'
import { LinkRow, LinkRows } from '#ui/LinkRows.tsx'

/** The window that is open: the form of a folder (null for a new one), or the question before it is deleted. */
type FolderWindow =
  | { readonly kind: 'form'; readonly folder: BookmarkFolder | null }
  | { readonly kind: 'question'; readonly folder: BookmarkFolder }

/** The user's bookmark folders, each with its bookmarks. */
export function BookmarkFoldersScreen() {
  const t = useT()
  const session = useSession()
  const folders = usePolledQuery(foldersQuery(session), foldersPollMs)
  const [open, setOpen] = useState<FolderWindow | null>(null)
  const close = () => setOpen(null)
  return (
    <Screen
      title={t('folders.title')}
      flush
      actions={
        session.me !== null && (
          <Button icon={plusIcon} size="small" onClick={() => setOpen({ kind: 'form', folder: null })}>
            {t('folders.new')}
          </Button>
        )
      }
    >
      {session.me === null ? (
        <SignInPrompt>{t('signInFirst.own')}</SignInPrompt>
      ) : (
        <QueryView query={folders} failed="folders.error">
          {(all) =>
            all.length === 0 ? (
              <EmptyState icon={folderIcon}>{t('folders.empty')}</EmptyState>
            ) : (
              <LinkRows>
                {all.map((folder) => (
                  <LinkRow key={folder.id} href={href.bookmarkFolder(folder.id)} sign={<FolderSign {...folder} />} name={folder.name}>
                    <IconButton
                      icon={editIcon}
                      label={t('folders.editNamed', { name: isolated(folder.name) })}
                      onClick={() => setOpen({ kind: 'form', folder })}
                    />
                    <IconButton
                      icon={trashIcon}
                      label={t('folders.deleteNamed', { name: isolated(folder.name) })}
                      onClick={() => setOpen({ kind: 'question', folder })}
                    />
                  </LinkRow>
                ))}
              </LinkRows>
            )
          }
        </QueryView>
      )}
      {open?.kind === 'form' && <FolderForm folder={open.folder} onClose={close} />}
      {open?.kind === 'question' && (
        <ConfirmDialog
          title={t('folders.delete.title')}
          confirmLabel={t('folders.delete')}
          cancelLabel={t('general.cancel')}
          closeLabel={t('general.close')}
          danger
          onCancel={close}
          onConfirm={() => {
            close()
            void deleteFolder(session, open.folder)
          }}
        >
          {t('folders.delete.text', { name: isolated(open.folder.name) })}
        </ConfirmDialog>
      )}
    </Screen>
  )
}
