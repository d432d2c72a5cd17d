import { attachSticker } from '#data/actions/attachSticker.ts'
import { roomForFiles } from '#data/composer/composerReducer.ts'
import { useSession } from '#data/session/useSession.ts'
import { EmojiButton } from '#parts/emoji/EmojiButton.tsx'
import type { ComposerToolProps } from './ComposerToolProps.ts'

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
