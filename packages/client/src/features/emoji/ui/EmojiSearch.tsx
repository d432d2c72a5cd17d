import { useEffect, useRef, type RefObject } from 'react'
import type { Timer } from '@rookery/api/http/Clock'
import { useSession } from '#features/session/model/useSession.ts'
import { useT } from '#i18n/useT.ts'
import { isComposingKey } from '#lib/isComposingKey.ts'
import css from './EmojiPicker.module.css'

/** The search waits until the user stops typing (spec 2, section 9). */
const pause = 500

export interface EmojiSearchProps {
  field: RefObject<HTMLInputElement | null>
  focusOnOpen: boolean
  /** Called when typing has paused. */
  onSearch: (text: string) => void
  /** The arrow down leads into the grid. */
  onDown: () => void
  /** Enter chooses the first result. */
  onEnter: (text: string) => void
}

/** Searches emoji by name and keyword. The browser holds the text. */
export function EmojiSearch({ field, focusOnOpen, onSearch, onDown, onEnter }: EmojiSearchProps) {
  const t = useT()
  const { clock } = useSession()
  const waiting = useRef<Timer | null>(null)
  useEffect(() => () => waiting.current?.cancel(), [])
  useEffect(() => {
    if (focusOnOpen) field.current?.focus({ preventScroll: true })
  }, [field, focusOnOpen])
  const stop = () => {
    waiting.current?.cancel()
    waiting.current = null
  }
  const searchAgain = () => {
    const text = field.current?.value ?? ''
    // It may have been cleared meanwhile to show a section.
    if (text.trim() !== '') onSearch(text)
  }
  return (
    // Not a form, because the picker may be inside the composer's form.
    <div className={css.search} role="search">
      <input
        ref={field}
        className={css.field}
        type="text"
        role="searchbox"
        dir="auto"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={t('emoji.search')}
        placeholder={t('emoji.search')}
        onInput={(event) => {
          const text = event.currentTarget.value
          stop()
          if (text.trim() === '') onSearch('')
          else waiting.current = clock.after(pause, searchAgain)
        }}
        onKeyDown={(event) => {
          if (isComposingKey(event.nativeEvent)) return
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            onDown()
          } else if (event.key === 'Enter') {
            event.preventDefault()
            onEnter(event.currentTarget.value)
          }
        }}
      />
    </div>
  )
}
