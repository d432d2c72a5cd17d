import type { BookmarkFolder } from '@rookery/api/wire/bookmarkFolder'
import { ReactionEmojiView } from '#features/reactions/ui/ReactionEmojiView.tsx'
import { Icon } from '#ui/Icon.tsx'
import { folderIcon } from '#ui/icons/folder.ts'

/** The emoji of a folder, or a common icon. The name of the folder is next to it. */
export function FolderSign({ emoji, emojiUrl }: Pick<BookmarkFolder, 'emoji' | 'emojiUrl'>) {
  return emoji === null ? <Icon path={folderIcon} /> : <ReactionEmojiView name={emoji} url={emojiUrl} />
}
