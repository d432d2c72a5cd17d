import type { Stop } from '@rookery/store/Cell'
import { isComposingKey } from '#lib/isComposingKey.ts'
import { isTyping } from '#lib/isTyping.ts'

import { stayAtPost } from './feed.ts'
import { keyName } from './keyName.ts'
import type { KeyPage } from './KeyPage.ts'
import { keysFor, textKeys, type KeyRow } from './keyTable.ts'
import { isTextAwaited } from './places.ts'
import { postInFocus } from './post.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

/** How long the second key of a sequence is waited for, in milliseconds. */
const timeoutMs = 1500

/**
 * Handles all keys of the table at the window, until stopped. Text fields, input methods, windows above the page, screen readers (which
 * hold Insert) and other modifiers have precedence. `early` are the recorded keys.
 */
export function startKeys(window: Window, page: KeyPage, early: readonly KeyboardEvent[]): Stop {
  let begun: { readonly key: string; readonly at: number } | null = null
  let isInsertHeld = false
  let byPointer = false

  /** The complete name of a key, including the one before it in a sequence. */
  function sequence(key: string, at: number, rows: readonly KeyRow[]): string | null {
    const name = begun && at - begun.at < timeoutMs ? `${begun.key} ${key}` : key
    begun = null
    if (name !== key || !rows.some(({ keys }) => keys.some((other) => other.startsWith(`${key} `)))) return name
    begun = { key, at }
    return null
  }

  function applies({ where, shortcut, passes }: KeyRow, name: string, target: EventTarget | null): boolean {
    if (passes) return true
    // A user who requested a window may type already while its code loads; those letters are not shortcuts.
    if (shortcut && (page.isWindowOpen() || isTextAwaited())) return false
    if (isTyping(target) !== (where === 'text')) return false
    if ((shortcut || where === 'text') && isElsewhere(target)) return false
    if (where === 'feed')
      return !byPointer && page.lists.around(target) !== null && target instanceof Element && target.closest('article') !== null
    if (where !== 'post') return true
    // Enter presses the focused element, and opens a post only when the post itself has the focus.
    if (name === 'Enter' && target instanceof Element && !target.matches('article')) return false
    return postInFocus(page.document) !== null
  }

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Insert') isInsertHeld = true
    if (!event.defaultPrevented) tryKey(event)
  }

  function tryKey(event: KeyboardEvent): void {
    if (isComposingKey(event) || isInsertHeld) return
    const key = keyName(event)
    if (key === null) return
    if (key.endsWith('Tab')) byPointer = false
    const isOn = settingsOf(page.session).get('keyboardShortcuts')
    const writes = isTyping(event.target)
    // At each letter of a text there is no time to check every row.
    const rows = keysFor(page, writes ? textKeys(key) : undefined).filter(({ shortcut }) => isOn || !shortcut)
    const name = writes ? key : sequence(key, event.timeStamp, rows)
    const row = name === null ? undefined : rows.find((one) => one.keys.includes(name) && applies(one, name, event.target))
    if (!row || name === null || (event.repeat && !row.repeats)) return
    if (row.where === 'page') byPointer = false
    if (row.act(page) !== false && !row.passes) event.preventDefault()
  }

  const stop = new AbortController()
  const options = { signal: stop.signal }
  const release = () => {
    isInsertHeld = false
  }
  window.addEventListener('keydown', onKey, options)
  window.addEventListener('keyup', (event) => event.key === 'Insert' && release(), options)
  window.addEventListener('blur', release, options)
  window.addEventListener('pointerdown', () => (byPointer = true), { ...options, passive: true })
  let field: Element | null = null
  for (const event of early) {
    if (event.key === 'Tab') {
      // The browser has moved the focus already.
      if (event.shiftKey) stayAtPost(page, event.target)
      continue
    }
    // A field that an early key has focused gets the letters that followed it.
    if (field !== null && field === page.document.activeElement && typeInto(field, event)) continue
    const before = page.document.activeElement
    tryKey(event)
    const after = page.document.activeElement
    if (after !== before && isTyping(after)) field = after
  }
  return () => stop.abort()
}

/** Types the letter of a key into a field, as the browser does. False for other keys. */
function typeInto(field: Element, { key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  if (!isText || ctrlKey || metaKey || altKey || [...key].length !== 1) return false
  field.setRangeText(key, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: key, inputType: 'insertText' }))
  return true
}

/** Whether another part of the page takes all keys: a window above the page, or a list that letters walk through. */
function isElsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog:modal')) return true
  return target instanceof Element && target.closest('dialog, [role=dialog], [role=menu], [role=listbox], [role=grid]') !== null
}
