import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '#features/session/model/useSession.ts'
import { tokenAtCaret, type CompletableToken } from '#features/suggestions/model/tokenAtCaret.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useT } from '#i18n/useT.ts'
import type { Stop } from '@rookery/store/Cell'
import { isComposingKey } from '#lib/isComposingKey.ts'
import { characterPlace } from '#features/suggestions/model/characterPlace.ts'
import { findSuggestions } from '#features/suggestions/model/findSuggestions.ts'
import { replaceText, type TextBox } from '#features/emoji/model/replaceText.ts'
import type { Suggestion } from '#features/suggestions/model/Suggestion.ts'
import { SuggestionOption } from './SuggestionOption.tsx'
import css from './TextSuggestions.module.css'

export interface TextSuggestionsProps {
  box: RefObject<TextBox | null>
  /** The signs that start a completion here. */
  triggers: string
}

interface Shown {
  readonly token: CompletableToken
  readonly found: readonly Suggestion[]
}

const gap = 4
const edge = 8

/**
 * Completes `:emoji`, `@people` and `$effects` at the caret of a text box: arrows select, Tab and Enter insert, Escape closes. The box
 * keeps focus and role, and references the selected option by `aria-activedescendant`.
 */
export function TextSuggestions({ box, triggers }: TextSuggestionsProps) {
  const t = useT()
  const session = useSession()
  const language = useLanguage().language.tag
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Shown | null>(null)
  const [active, setActive] = useState(0)
  const isOpen = shown !== null && shown.found.length > 0
  const state = useRef({ shown, active })
  useLayoutEffect(() => {
    state.current = { shown, active }
  })

  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    let stopFinding: Stop = () => {}
    /** The token of the shown or pending completions; results for a shorter prefix may still be shown. */
    let sought: CompletableToken | null = null
    /** The reader walked to an option since the last letter. */
    let hasWalked = false
    const close = () => {
      stopFinding()
      sought = null
      setShown(null)
    }
    const update = (event: Event) => {
      // An input method composes its words by itself.
      if (event instanceof InputEvent && event.isComposing) return
      const caret = element.selectionStart ?? 0
      const token = caret === element.selectionEnd ? tokenAtCaret(element.value, caret) : null
      if (token === null || !triggers.includes(token.trigger)) return close()
      stopFinding()
      sought = token
      hasWalked = false
      stopFinding = findSuggestions(session, language, token, (found) => {
        const { shown: before, active: at } = state.current
        // Results that arrive late do not take the choice away.
        const chosen = hasWalked ? before?.found[at]?.id : undefined
        const stays = chosen === undefined ? -1 : found.findIndex(({ id }) => id === chosen)
        setShown({ token, found })
        // A lone sign of money is more often meant than an effect.
        setActive(stays !== -1 ? stays : token.trigger === '$' && token.query === '' ? -1 : 0)
      })
    }
    const onMoved = () => {
      if (sought && element.selectionEnd !== sought.end) close()
    }
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || isComposingKey(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
        return
      const { shown: open, active: at } = state.current
      if (!open || open.found.length === 0) return
      const count = open.found.length
      const chosen = open.found[at]
      const walk = (to: number) => {
        hasWalked = true
        setActive(to % count)
      }
      if (event.key === 'ArrowDown') walk(at + 1)
      else if (event.key === 'ArrowUp') walk(Math.max(at, 0) + count - 1)
      else if (event.key === 'Escape') close()
      else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) {
        flushSync(close)
        take(element, open.token, chosen)
      } else return
      // Neither shortcuts nor the form react to it.
      event.preventDefault()
      event.stopPropagation()
    }
    const stop = new AbortController()
    const options = { signal: stop.signal }
    element.addEventListener('input', update, options)
    element.addEventListener('compositionend', update, options)
    element.addEventListener('keydown', onKeyDown, options)
    element.addEventListener('blur', close, options)
    document.addEventListener('selectionchange', onMoved, options)
    element.setAttribute('aria-autocomplete', 'list')
    // Text that was typed while this code loaded.
    if (document.activeElement === element) update(new Event('input'))
    return () => {
      stop.abort()
      stopFinding()
    }
  }, [box, language, session, triggers])

  useLayoutEffect(() => {
    const [element, popup] = [box.current, list.current]
    if (!element || !popup || !isOpen || !shown) return undefined
    const place = () => placeAt(popup, element, shown.token.start)
    popup.showPopover()
    place()
    element.setAttribute('aria-controls', listId)
    const stop = new AbortController()
    window.addEventListener('scroll', place, { capture: true, passive: true, signal: stop.signal })
    window.addEventListener('resize', place, { signal: stop.signal })
    return () => {
      stop.abort()
      element.removeAttribute('aria-controls')
      if (popup.isConnected) popup.hidePopover()
    }
  }, [box, isOpen, listId, shown])
  useLayoutEffect(() => {
    const element = box.current
    if (!element || !isOpen || active < 0) return undefined
    element.setAttribute('aria-activedescendant', `${listId}-${active}`)
    return () => element.removeAttribute('aria-activedescendant')
  }, [active, box, isOpen, listId])

  return (
    <>
      <p className={css.said} role="status">
        {isOpen && t('suggestions.count', { count: shown.found.length })}
      </p>
      {isOpen && (
        <div ref={list} id={listId} className={css.list} popover="manual" role="listbox" aria-label={t('suggestions.label')}>
          {shown.found.map((suggestion, index) => (
            <SuggestionOption
              key={suggestion.id}
              id={`${listId}-${index}`}
              suggestion={suggestion}
              isActive={index === active}
              onApply={() => {
                const element = box.current
                if (!element) return
                flushSync(() => setShown(null))
                take(element, shown.token, suggestion)
              }}
            />
          ))}
        </div>
      )}
    </>
  )
}

function take(box: TextBox, { start, end }: CompletableToken, { kind, words }: Suggestion): void {
  // A name or a shortcode ends with a space, unless there is one already. A character needs none.
  const parts = kind !== 'effect' && words.length > 2 && /^[@:]/.test(words) && !/^\s/.test(box.value.slice(end))
  replaceText(box, start, end, parts ? `${words} ` : words)
  // The text of an effect is inside of it.
  if (kind === 'effect') box.setSelectionRange(start + words.length - 1, start + words.length - 1)
}

/** Below the line that is written, or above it where there is more room; inside the window. */
function placeAt(popup: HTMLElement, box: TextBox, at: number): void {
  const letter = characterPlace(box, at)
  const page = document.documentElement.getBoundingClientRect()
  const { width, height } = popup.getBoundingClientRect()
  const left = getComputedStyle(box).direction === 'rtl' ? letter.right - width : letter.left
  const below = letter.bottom + gap
  const edgeOfBox = box.getBoundingClientRect().top
  // Above the first line it is above the box, whose edge it would cover.
  const above = (letter.top - edgeOfBox < letter.height ? edgeOfBox : letter.top) - gap - height
  const top = below + height + edge <= innerHeight ? below : Math.max(edge, above)
  // The position is physical, because the measured one is.
  popup.style.inset = `${top}px auto auto ${Math.max(page.left + edge, Math.min(left, page.right - edge - width))}px`
}
