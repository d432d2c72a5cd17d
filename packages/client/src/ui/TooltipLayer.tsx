import { useLayoutEffect, useRef } from 'react'
import css from './TooltipLayer.module.css'
import { placeBeside } from './placeBeside.ts'

const timeoutMs = 400
/** Characters: an address may be of any length. */
const maxShown = 500

/**
 * Shows the `title` of an element with the keyboard focus; for a pointer the browser does. One layer serves the whole
 * page, so that a button costs nothing. Escape closes it. Screen readers have announced the name already, so it is hidden
 * from them.
 */
export function TooltipLayer() {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tip = ref.current
    if (!tip) return undefined
    const stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const hide = () => {
      clearTimeout(timer)
      tip.hidePopover()
    }
    const show = (event: FocusEvent) => {
      hide()
      const target = event.target
      if (!(target instanceof HTMLElement) || !target.title || !target.matches(':focus-visible')) return
      // The tooltip waits, so that it does not flicker while the focus moves on and a menu that returns the focus has closed.
      timer = setTimeout(() => {
        tip.textContent = target.title.slice(0, maxShown)
        tip.showPopover()
        placeBeside(tip, target, 'start')
      }, timeoutMs)
    }
    const options = { signal: stop.signal }
    document.addEventListener('focusin', show, options)
    document.addEventListener('focusout', hide, options)
    document.addEventListener('scroll', hide, { ...options, capture: true, passive: true })
    document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), options)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [])
  return <div ref={ref} className={css.tip} popover="manual" aria-hidden="true" />
}
