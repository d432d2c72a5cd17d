import { attachSticker } from '#data/actions/attachSticker.ts'
import { roomForFiles } from '#data/composer/composerReducer.ts'
import { useMissingCode } from '#data/notices/useMissingCode.ts'
import { useSession } from '#data/session/useSession.ts'
import { useSetting } from '#data/settings/useSetting.ts'
import { paddedWords } from '#data/suggestions/paddedWords.ts'
import { useT } from '#i18n/useT.ts'
import { replaceText } from '#parts/suggestions/replaceText.ts'
import { smileIcon } from '#ui/icons/smile.ts'
import type { ComposerToolProps } from './ComposerToolProps.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'

/** Chooses emoji for the text, which come where the caret was, and stickers, which are attached while there is room for a file. */
export function EmojiTool({ draft, composers, text }: ComposerToolProps) {
  const t = useT()
  const session = useSession()
  const tell = useMissingCode()
  const isPadded = useSetting('padEmoji')
  const hasRoom = () => roomForFiles(composers.get(draft), session.server.get().instance.maxAttachments) > 0
  const load = async () => {
    const { EmojiWindow } = await import(/* chunk: emoji */ '#parts/emoji/EmojiWindow.tsx')
    return ({ anchor, label, onClose }: MenuProps) => (
      <EmojiWindow
        anchor={anchor}
        label={label}
        onClose={onClose}
        onPick={(emoji, stays) => {
          const element = text.current?.box
          if (!element) return
          const before = document.activeElement
          const { selectionStart, selectionEnd, value } = element
          const words = emoji.kind === 'standard' ? emoji.character : `:${emoji.shortcode}:`
          replaceText(element, selectionStart, selectionEnd, isPadded ? paddedWords(value, selectionStart, selectionEnd, words) : words)
          if (stays && before instanceof HTMLElement) before.focus()
        }}
        onSticker={hasRoom() ? (address) => void attachSticker(session, draft, address) : undefined}
      />
    )
  }
  return <MenuButton icon={smileIcon} label={t('composer.emoji')} opens="dialog" load={load} onFailure={tell} />
}
