import type { BookmarkFolder } from '@rookery/api/wire/bookmarkFolder'
import css from './FolderName.module.css'
import { FolderSign } from './FolderSign.tsx'

/** The name of a folder after its emoji. */
export function FolderName({ folder }: { folder: BookmarkFolder }) {
  return (
    <span className={css.folder}>
      <FolderSign {...folder} />
      <bdi>{folder.name}</bdi>
    </span>
  )
}
