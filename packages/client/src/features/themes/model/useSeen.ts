import { useEffect, useRef, useState, type RefObject } from 'react'

/** Whether an element has been on screen yet. */
export function useSeen<Shown extends Element>(): readonly [ref: RefObject<Shown | null>, isSeen: boolean] {
  const ref = useRef<Shown>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeen(true)
      observer.disconnect()
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, isSeen]
}
