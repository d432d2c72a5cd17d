import { useEffect, useLayoutEffect, type RefObject } from 'react'

/**
 * Brings a form that opens to be written in into view as a whole, and keeps its caret above the buttons that stick to its end: the
 * browser scrolls a caret into view, and takes the scroll padding of what scrolls for covered.
 */
export function useFormInSight(form: RefObject<HTMLElement | null>, tools: RefObject<HTMLElement | null>, opensToWrite: boolean): void {
  useLayoutEffect(() => {
    if (opensToWrite) form.current?.scrollIntoView({ block: 'nearest' })
  }, [form, opensToWrite])
  useEffect(() => {
    const writing = form.current
    const scroller = writing && scrollerOf(writing)
    if (!writing || !scroller) return undefined
    const stop = new AbortController()
    const makeRoom = () => {
      if (tools.current) scroller.style.scrollPaddingBlockEnd = `${tools.current.offsetHeight + lineBelow}px`
    }
    const endRoom = () => {
      scroller.style.scrollPaddingBlockEnd = ''
    }
    writing.addEventListener('focusin', makeRoom, { signal: stop.signal })
    writing.addEventListener('focusout', endRoom, { signal: stop.signal })
    if (writing.contains(document.activeElement)) makeRoom()
    return () => {
      stop.abort()
      endRoom()
    }
  }, [form, tools])
}

/** The caret does not touch the buttons. */
const lineBelow = 8

function scrollerOf(element: Element): HTMLElement | null {
  for (let box = element.parentElement; box !== null; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return document.documentElement
}
