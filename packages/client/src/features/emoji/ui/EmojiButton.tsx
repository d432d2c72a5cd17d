import { useMissingCode } from '#features/failures/model/useMissingCode.ts'
import { useSetting } from '#features/settings/model/useSetting.ts'
import { paddedWords } from '#features/emoji/model/paddedWords.ts'
import { useT } from '#i18n/useT.ts'
import { replaceText, type TextBox } from '#features/emoji/model/replaceText.ts'
import { smileIcon } from '#ui/icons/smile.ts'
import { MenuButton, type MenuProps } from '#ui/MenuButton.tsx'

export interface EmojiButtonProps {
  /** Where the emoji go: to its caret. */
  box: () => TextBox | null | undefined
  /** Returns the handler for a chosen sticker, called when the window renders; undefined if stickers cannot be used. */
  sticker?: () => ((address: string) => void) | undefined
}

/** Chooses emoji for a text box. */
export function EmojiButton({ box, sticker }: EmojiButtonProps) {
  const t = useT()
  const notify = useMissingCode()
  const isPadded = useSetting('padEmoji')
  const load = async () => {
    const { EmojiWindow } = await import('./EmojiWindow.tsx')
    return ({ anchor, label, onClose }: MenuProps) => (
      <EmojiWindow
        anchor={anchor}
        label={label}
        onClose={onClose}
        onPick={(emoji, stays) => {
          const element = box()
          if (!element) return
          const before = document.activeElement
          const { value } = element
          const [start, end] = [element.selectionStart ?? value.length, element.selectionEnd ?? value.length]
          const words = emoji.kind === 'standard' ? emoji.character : `:${emoji.shortcode}:`
          replaceText(element, start, end, isPadded ? paddedWords(value, start, end, words) : words)
          if (stays && before instanceof HTMLElement) before.focus()
        }}
        onSticker={sticker?.()}
      />
    )
  }
  return <MenuButton icon={smileIcon} label={t('composer.emoji')} opens="dialog" load={load} onFailure={notify} />
}
