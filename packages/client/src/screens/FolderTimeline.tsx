import { href } from '#features/addresses/model/href.ts'
import { foldersPollMs, foldersQuery } from '#features/bookmarkFolders/model/foldersQuery.ts'
import { usePolledQuery } from '#features/polls/model/usePolledQuery.ts'
import { Screen } from '#features/screen/ui/Screen.tsx'
import { useSession } from '#features/session/model/useSession.ts'
import { SignInFirst } from '#features/timelines/ui/SignInFirst.tsx'
import { useT } from '#i18n/useT.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { folderIcon } from '#ui/icons/folder.ts'
import { LinkButton } from '#ui/LinkButton.tsx'
import { TimelineScreen } from './TimelineScreen.tsx'

/** The bookmarks in a folder, under its name. */
export function FolderTimeline({ id }: { id: string }) {
  const t = useT()
  const session = useSession()
  const { data } = usePolledQuery(foldersQuery(session), foldersPollMs)
  const title = t('timeline.bookmarks')
  if (session.me === null) return <SignInFirst title={title} />
  const folder = data?.find((one) => one.id === id)
  if (data !== undefined && folder === undefined) {
    return (
      <Screen title={title}>
        <EmptyState icon={folderIcon} action={<LinkButton href={href.bookmarks()}>{t('folders.all')}</LinkButton>}>
          {t('folders.missing')}
        </EmptyState>
      </Screen>
    )
  }
  return <TimelineScreen feed={`bookmarkFolder:${id}`} title={folder?.name ?? title} />
}
