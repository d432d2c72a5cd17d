import { useEffect, useState, type RefObject } from 'react'

import { hidesButton, type Hiding } from './hidesButton.ts'

/** Milliseconds between two checks of the scroll position (spec 1, section 9). */
const lookEvery = 100

/** The part of a focused element that the button may cover. A post, which is larger than the button, never reaches it. */
const mayCover = 0.2

/**
 * Whether the floating button is hidden now.
 * @param button a fixed element that stays in its place while it is hidden
 * @param stays where it is while the reader scrolls down
 */
export function useHidesButton(button: RefObject<HTMLElement | null>, stays: boolean): boolean {
  const [hiding, setHiding] = useState<Hiding>(null)
  useEffect(() => {
    let last = scrollY
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const scrolledBy = scrollY - last
      last = scrollY
      setHiding((before) => hidesButton(before, { scrolledBy, width: innerWidth, height: innerHeight, isWriting: isWriting() }, stays))
    }
    const onMove = () => {
      timer ??= setTimeout(look, lookEvery)
    }
    addEventListener('scroll', onMove, { passive: true })
    addEventListener('resize', onMove)
    addEventListener('focusin', onMove)
    addEventListener('focusout', onMove)
    return () => {
      removeEventListener('scroll', onMove)
      removeEventListener('resize', onMove)
      removeEventListener('focusin', onMove)
      removeEventListener('focusout', onMove)
      clearTimeout(timer)
    }
  }, [stays])
  const isOverFocus = useIsOverFocus(button)
  return hiding !== null || isOverFocus
}

/** Whether an element covers the one that the keyboard reached, wherever scrolling and late content move it (WCAG 2.2, 2.4.11). */
function useIsOverFocus(covering: RefObject<HTMLElement | null>): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    let observer: IntersectionObserver | undefined
    const observe = () => {
      observer?.disconnect()
      setIsOver(false)
      const [cover, focused] = [covering.current, document.activeElement]
      if (!cover || !focused?.matches(':focus-visible') || focused === cover) return
      // Its place in the layout, which it has while it is moved out of the way too.
      const { offsetTop: top, offsetLeft: left, offsetWidth, offsetHeight } = cover
      const { clientWidth, clientHeight } = document.documentElement
      const inset = [top, clientWidth - left - offsetWidth, clientHeight - top - offsetHeight, left]
      observer = new IntersectionObserver((seen) => setIsOver(seen.some((entry) => entry.intersectionRatio >= mayCover)), {
        root: document,
        rootMargin: inset.map((pixels) => `${-pixels}px`).join(' '),
        threshold: mayCover,
      })
      observer.observe(focused)
    }
    addEventListener('focusin', observe)
    addEventListener('focusout', observe)
    addEventListener('resize', observe)
    return () => {
      observer?.disconnect()
      removeEventListener('focusin', observe)
      removeEventListener('focusout', observe)
      removeEventListener('resize', observe)
    }
  }, [covering])
  return isOver
}

/** If the on-screen keyboard covers the page without resizing it, only the focus reveals it. */
function isWriting(): boolean {
  if (document.activeElement?.matches('textarea, [type="search"], [type="text"]')) return true
  const form = document.querySelector('[data-inline-form]')?.getBoundingClientRect()
  return form !== undefined && form.bottom > 0 && form.top < innerHeight
}
