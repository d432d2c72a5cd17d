import type { FocusEvent } from 'react'

/**
 * For `onFocus` of a scroll box: scrolls the focused control completely into view, and out of the scroll padding. Firefox leaves a control
 * in place if a part of it is visible already, and WebKit scrolls to the caret alone.
 */
export function revealFocus({ target, currentTarget: box }: FocusEvent<HTMLElement>): void {
  // A text box that is being pressed must not move under the pointer.
  if (!target.matches(':focus-visible:not(:active)')) return
  // A control that sticks to the end lies in the scroll padding.
  if (target.closest('[data-sticks-to-end]')) return
  const isDrawnByLabel = target instanceof HTMLInputElement && target.offsetWidth <= 2
  const control = (isDrawnByLabel && target.labels?.[0]) || target
  const inside = control.getBoundingClientRect()
  const outside = box.getBoundingClientRect()
  // The browser scrolls to the caret of a text box that is too tall.
  if (inside.height > outside.height / 2) return
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(box)
  const isHidden = inside.top < outside.top + lengthOf(scrollPaddingTop) || inside.bottom > outside.bottom - lengthOf(scrollPaddingBottom)
  if (isHidden) control.scrollIntoView({ block: 'nearest' })
}

/** Pixels; `auto` is none. */
const lengthOf = (padding: string): number => Number.parseFloat(padding) || 0
