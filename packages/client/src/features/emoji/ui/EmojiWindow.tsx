import { useSyncExternalStore, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import type { PickerEmoji } from '#features/emoji/model/PickerEmoji.ts'
import { useT } from '#i18n/useT.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Popover } from '#ui/Popover.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { EmojiPicker } from './EmojiPicker.tsx'
import css from './EmojiWindow.module.css'

export interface EmojiWindowProps {
  /** The window opens next to this element and returns the focus to it. */
  anchor: RefObject<HTMLElement | null>
  label: string
  onClose: () => void
  /** Called when the window is closed and the focus is back, but while `stays` with the window open. */
  onPick: (emoji: PickerEmoji, stays: boolean) => void
  onSticker?: ((address: string) => void) | undefined
  builtInOnly?: boolean | undefined
}

const narrow = matchMedia('(max-width: 800px)')
const coarse = matchMedia('(pointer: coarse)')

/** The emoji picker: next to its opener, and on a narrow screen a sheet from the bottom. Holding Shift chooses several. */
export function EmojiWindow({ anchor, label, onClose, onPick, onSticker, builtInOnly }: EmojiWindowProps) {
  const t = useT()
  const isSheet = useSyncExternalStore(subscribe, () => narrow.matches)
  const picker = (
    <Part waiting={<Waiting />}>
      <EmojiPicker
        focusOnOpen={!coarse.matches}
        builtInOnly={builtInOnly}
        onPick={(emoji, stays) => {
          // Behind a sheet the page is inert: nothing can be written there before it is closed.
          const staysOpen = stays && !isSheet
          if (!staysOpen) flushSync(onClose)
          onPick(emoji, staysOpen)
        }}
        onSticker={
          onSticker &&
          ((address) => {
            flushSync(onClose)
            onSticker(address)
          })
        }
      />
    </Part>
  )
  if (isSheet) {
    return (
      <Dialog title={label} closeLabel={t('general.close')} onClose={onClose}>
        <div className={css.sheet}>{picker}</div>
      </Dialog>
    )
  }
  return (
    <Popover anchor={anchor} role="dialog" align="start" aria-label={label} onClose={onClose}>
      <div className={css.window}>{picker}</div>
    </Popover>
  )
}

function Waiting() {
  const t = useT()
  return (
    <div className={css.waiting}>
      <Spinner label={t('general.loading')} />
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  narrow.addEventListener('change', listener)
  return () => narrow.removeEventListener('change', listener)
}
