import { href } from '#features/addresses/model/href.ts'
import { foldersPollMs, foldersQuery } from '#features/bookmarkFolders/model/foldersQuery.ts'
import { usePathname } from '#features/navigation/model/usePathname.ts'
import { usePolledQuery } from '#features/polls/model/usePolledQuery.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { Icon } from '#ui/Icon.tsx'
import { editIcon } from '#ui/icons/edit.ts'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { FolderName } from './FolderName.tsx'

/** All bookmarks and those of each folder side by side, and the way to the screen that changes folders. */
export function FolderTabs() {
  const t = useT()
  const { data = [] } = usePolledQuery(foldersQuery(useSession()), foldersPollMs)
  return (
    <LinkTabs
      label={t('folders.title')}
      current={usePathname()}
      tabs={[
        { href: href.bookmarks(), content: t('folders.all') },
        ...data.map((folder) => ({
          href: href.bookmarkFolder(folder.id),
          content: <FolderName folder={folder} />,
        })),
        {
          href: href.bookmarkFolders(),
          content: (
            <>
              <Icon path={editIcon} />
              {t('folders.manage')}
            </>
          ),
        },
      ]}
    />
  )
}
