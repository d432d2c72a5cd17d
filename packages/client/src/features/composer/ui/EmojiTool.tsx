import { attachSticker } from '#features/posting/model/attachSticker.ts'
import { roomForFiles } from '#features/posting/model/composerReducer.ts'
import { useSession } from '#features/session/model/useSession.ts'
import { EmojiButton } from '#features/emoji/ui/EmojiButton.tsx'
import type { ComposerToolProps } from '#features/posting/model/ComposerToolProps.ts'

/** Chooses emoji for the text, which come where the caret was, and stickers, which are attached while there is room for a file. */
export function EmojiTool({ draft, composers, text }: ComposerToolProps) {
  const session = useSession()
  const hasRoom = () => roomForFiles(composers.get(draft), session.server.get().instance.maxAttachments) > 0
  return (
    <EmojiButton
      box={() => text.current?.box}
      sticker={() => (hasRoom() ? (address) => void attachSticker(session, draft, address) : undefined)}
    />
  )
}
