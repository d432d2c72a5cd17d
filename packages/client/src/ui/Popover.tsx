import { useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import css from './Popover.module.css'
import { placeBeside } from './placeBeside.ts'

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'popover' | 'className' | 'ref'> {
  /** The element it is positioned at; the focus returns there. */
  anchor: RefObject<HTMLElement | null>
  align?: 'start' | 'end' | undefined
  /** Escape and a press outside ask for this; it is open as long as it is mounted. */
  onClose?: (() => void) | undefined
  /** It was opened without a press: the focus stays where it is, other windows stay open, and the opener decides when it closes. */
  passive?: boolean | undefined
  /** Called once when it is in place, with its element. */
  onOpen?: ((box: HTMLElement) => void) | undefined
}

/** A box that floats next to its anchor above everything, and closes on a press outside. Name it: `aria-label` and `role`. */
export function Popover({ anchor, align = 'end', onClose, passive = false, onOpen, children, ...rest }: PopoverProps) {
  const ref = useRef<HTMLDivElement>(null)
  const opened = useRef(onOpen)
  // A popover that is hidden while its content suspends was not closed by the user.
  const isHiding = useRef(false)
  useLayoutEffect(() => {
    const [box, beside] = [ref.current, anchor.current]
    if (!box || !beside) return
    const place = () => placeBeside(box, beside, align)
    const stop = new AbortController()
    isHiding.current = false
    box.showPopover()
    place()
    opened.current?.(box)
    const resized = new ResizeObserver(place)
    resized.observe(box)
    window.addEventListener('scroll', place, { passive: true, capture: true, signal: stop.signal })
    window.addEventListener('resize', place, { signal: stop.signal })
    return () => {
      stop.abort()
      resized.disconnect()
      const returns = box.contains(document.activeElement)
      isHiding.current = true
      box.hidePopover()
      if (returns || (!passive && document.activeElement === document.body)) beside.focus({ preventScroll: true })
    }
  }, [anchor, align, passive])
  return (
    <div
      {...rest}
      ref={ref}
      className={css.popover}
      popover={passive ? 'manual' : 'auto'}
      onToggle={(event) => event.newState === 'closed' && event.target === event.currentTarget && !isHiding.current && onClose?.()}
    >
      {children}
    </div>
  )
}
