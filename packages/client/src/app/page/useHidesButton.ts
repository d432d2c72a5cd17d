import { useEffect, useState } from 'react'

import { hidesButton, type Hiding } from './hidesButton.ts'

/** Milliseconds between two checks of the scroll position (spec 1, section 9). */
const lookEvery = 100

/** Whether the floating button is hidden now. @param stays where it is while the reader scrolls down */
export function useHidesButton(stays: boolean): boolean {
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
  return hiding !== null
}

/** If the on-screen keyboard covers the page without resizing it, only the focus reveals it. */
function isWriting(): boolean {
  if (document.activeElement?.matches('textarea, [type="search"], [type="text"]')) return true
  const form = document.querySelector('[data-inline-form]')?.getBoundingClientRect()
  return form !== undefined && form.bottom > 0 && form.top < innerHeight
}
