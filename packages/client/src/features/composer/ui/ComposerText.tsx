import { useImperativeHandle, useLayoutEffect, useRef, useState, type ClipboardEvent, type Ref } from 'react'
import type { Composers } from '#features/posting/model/Composers.ts'
import type { DraftKey } from '#features/drafts/model/DraftKey.ts'
import { useT } from '#i18n/useT.ts'
import type { Stop } from '@rookery/store/Cell'
import { lazyComponent } from '#lib/lazyComponent.ts'
import { Part } from '#features/screen/ui/Part.tsx'
import { fitTextArea, GrowingTextArea } from '#ui/TextArea.tsx'
import { composerPlaceholder } from '#features/composer/model/composerLabel.ts'
import { pastedFiles } from '#features/composer/model/pastedFiles.ts'
import { createTextHandle, type TextHandle } from '#features/posting/model/TextHandle.ts'

const TextSuggestions = lazyComponent(async () => (await import('#features/suggestions/ui/TextSuggestions.tsx')).TextSuggestions)

export interface ComposerTextProps {
  ref: Ref<TextHandle>
  draft: DraftKey
  composers: Composers
  /** Ids of the elements that describe the text. */
  describedBy: string
  isInvalid: boolean
  /** The box that was used before this one loaded; its text and its caret are taken over. */
  continues?: HTMLTextAreaElement | null | undefined
  focusOnOpen: boolean
}

/**
 * The text box. The browser holds its text and the store is notified of each change, so a key press renders nothing. A text that changes
 * elsewhere (posted, resumed, in another window) is put into the box.
 */
export function ComposerText({ ref, draft, composers, describedBy, isInvalid, continues, focusOnOpen }: ComposerTextProps) {
  const t = useT()
  const [isWriting, setWriting] = useState(false)
  const area = useRef<HTMLTextAreaElement>(null)
  useImperativeHandle(ref, () => handleOf(area.current), [])
  useLayoutEffect(() => {
    const box = area.current
    if (!box) return undefined
    const show = () => {
      const { status } = composers.get(draft).data
      if (box.value === status) return
      box.value = status
      fitTextArea(box)
    }
    show()
    const stop = composers.subscribe(draft, show)
    const stopListening = listenApart(box, () => composers.dispatch(draft, { kind: 'textChanged', text: box.value }))
    return () => {
      stop()
      stopListening()
    }
  }, [composers, draft])
  useLayoutEffect(() => {
    const box = area.current
    if (!box || !(continues ?? focusOnOpen)) return
    const text = composers.get(draft).data.status
    const caret = text.length + (continues?.selectionEnd ?? 0)
    if (continues && continues.value !== '') composers.dispatch(draft, { kind: 'textChanged', text: text + continues.value })
    if (!focusOnOpen) return
    box.focus({ preventScroll: true })
    // After the leading mentions, and after earlier text.
    box.setSelectionRange(caret, caret)
  }, [composers, continues, draft, focusOnOpen])
  const paste = (event: ClipboardEvent) => {
    const files = pastedFiles(event.clipboardData)
    if (files.length === 0) return
    event.preventDefault()
    composers.upload(draft, files)
  }
  return (
    <>
      <GrowingTextArea
        aria-label={t('composer.text')}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        placeholder={t(composerPlaceholder(draft))}
        rows={3}
        defaultValue=""
        ref={area}
        // A window that opens around it gives it the focus.
        data-autofocus={focusOnOpen || undefined}
        // Users who only read need no suggestions.
        onFocus={() => setWriting(true)}
        onPaste={paste}
      />
      {isWriting && (
        <Part>
          <TextSuggestions box={area} triggers=":@$" />
        </Part>
      )}
    </>
  )
}

/** Stops key events at the box. No ancestor needs them, and React would search all of them for handlers on each key. */
function listenApart(box: HTMLTextAreaElement, onInput: () => void): Stop {
  const stop = new AbortController()
  const options = { signal: stop.signal }
  box.addEventListener('input', onInput, options)
  for (const type of ['keypress', 'beforeinput', 'textInput', 'input'])
    box.addEventListener(type, (event) => event.stopPropagation(), options)
  return () => stop.abort()
}

function handleOf(box: HTMLTextAreaElement | null): TextHandle {
  if (!box) throw new Error('A composer without its text box. Draw the box whenever the composer is drawn.')
  return createTextHandle(box)
}
