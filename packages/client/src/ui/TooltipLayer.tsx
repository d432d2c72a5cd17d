import { useLayoutEffect, useRef } from 'react'
import css from './TooltipLayer.module.css'
import { placeBeside } from './placeBeside.ts'

const patience = 400

/**
 * Shows the `title` of whatever takes the focus by keyboard; a pointer gets it from the browser. One for the whole page,
 * so that a button costs nothing. Escape puts it away. It is silent: the name has been spoken already.
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
      // Not at once: who walks past need not see it, and a menu that gives the focus back is still closing.
      timer = setTimeout(() => {
        tip.textContent = target.title
        tip.showPopover()
        placeBeside(tip, target, 'start')
      }, patience)
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
