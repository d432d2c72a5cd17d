import { use, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useT } from '#i18n/useT.ts'
import { Button } from '#ui/Button.tsx'
import { ScrollAreaContext } from '#ui/windowing/ScrollArea.ts'
import css from '#features/statusCard/ui/StatusBody.module.css'

export interface TallContentProps {
  open: boolean
  onToggle: (open: boolean) => void
  children: ReactNode
}

/**
 * A tall post, cut off with a fade until opened. The whole text stays in the page, so find-in-page and focus can open it. When it closes,
 * the button stays under the pointer.
 */
export function TallContent({ open, onToggle, children }: TallContentProps) {
  const t = useT()
  const boxId = useId()
  const scroll = use(ScrollAreaContext)
  const button = useRef<HTMLButtonElement>(null)
  const stood = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (open || stood.current === null || button.current === null) return
    scroll.scroller?.element.scrollBy({ top: button.current.getBoundingClientRect().top - stood.current, behavior: 'instant' })
    stood.current = null
  }, [open, scroll])
  return (
    <>
      <div
        id={boxId}
        className={css.tall}
        data-folded={!open || undefined}
        onScroll={(event) => {
          // The browser has scrolled hidden text into view, by find or Tab, so it opens.
          if (open || event.currentTarget.scrollTop === 0) return
          event.currentTarget.scrollTop = 0
          onToggle(true)
        }}
      >
        {children}
      </div>
      <Button
        ref={button}
        size="small"
        aria-expanded={open}
        aria-controls={boxId}
        onClick={() => {
          if (open) stood.current = button.current?.getBoundingClientRect().top ?? null
          onToggle(!open)
        }}
      >
        {open ? t('status.subject.hide') : t('status.subject.show')}
      </Button>
    </>
  )
}
