import { useEffect, useLayoutEffect, type RefObject } from 'react'
import type { Stop } from '@rookery/store/Cell'

/**
 * Scrolls a form that opens completely into view, and keeps its caret above the buttons that stick to its end: the browser scrolls a caret
 * into view, and treats scroll padding as covered.
 */
export function useFormInSight(form: RefObject<HTMLElement | null>, tools: RefObject<HTMLElement | null>, opensToWrite: boolean): void {
  useLayoutEffect(() => {
    if (opensToWrite) form.current?.scrollIntoView({ block: 'nearest' })
  }, [form, opensToWrite])
  useEffect(() => (form.current && tools.current ? keepRoom(form.current, tools.current) : undefined), [form, tools])
}

/** The caret does not touch the buttons. */
const lineBelow = 8

function keepRoom(form: HTMLElement, tools: HTMLElement): Stop {
  const stop = new AbortController()
  const scroller = scrollerOf(form)
  const makeRoom = () => {
    scroller.style.scrollPaddingBlockEnd = `${tools.offsetHeight + lineBelow}px`
  }
  const endRoom = () => {
    scroller.style.scrollPaddingBlockEnd = ''
  }
  form.addEventListener('focusin', makeRoom, { signal: stop.signal })
  form.addEventListener('focusout', endRoom, { signal: stop.signal })
  if (form.contains(document.activeElement)) makeRoom()
  return () => {
    stop.abort()
    endRoom()
  }
}

function scrollerOf(element: Element): HTMLElement {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return document.documentElement
}
