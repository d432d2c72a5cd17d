import { useEffect, useState } from 'react'

import { hidesButton } from './hidesButton.ts'

/** Milliseconds between two looks at the scroll position (spec 1, section 9). */
const lookEvery = 100

/** Whether the floating button is hidden now. @param stays where it is while the reader scrolls down */
export function useHidesButton(stays: boolean): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = scrollY
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      timer = undefined
      const scrolledBy = scrollY - last
      last = scrollY
      setHidden((before) => hidesButton(before, { scrolledBy, width: innerWidth, height: innerHeight }, stays))
    }
    const onMove = () => {
      timer ??= setTimeout(look, lookEvery)
    }
    addEventListener('scroll', onMove, { passive: true })
    addEventListener('resize', onMove)
    return () => {
      removeEventListener('scroll', onMove)
      removeEventListener('resize', onMove)
      clearTimeout(timer)
    }
  }, [stays])
  return hidden
}
