import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import css from './Dialog.module.css'
import { bottomPull } from './followFinger.ts'
import { IconButton } from './IconButton.tsx'
import { closeIcon } from './icons/close.ts'
import { windowMaximizeIcon } from './icons/windowMaximize.ts'
import { windowMinimizeIcon } from './icons/windowMinimize.ts'
import { openModal } from './openModal.ts'
import bar from './PeekDialog.module.css'
import { revealFocus } from './revealFocus.ts'
import { useScrollBox } from './useScrollBox.ts'
import { ScrollAreaContext } from './windowing/ScrollArea.ts'

export interface PeekDialogProps {
  title: ReactNode
  /** Before the title, as a way back. */
  leading?: ReactNode
  /** As high as the page allows with any content; on a narrow page it covers all of it. */
  isWhole?: boolean
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode
  closeLabel: string
  /** The peek button's name in both states. */
  minimizeLabel: string
  restoreLabel: string
  isMinimized: boolean
  /** Called by the minimize button. */
  onPeek: (isMinimized: boolean) => void
  /** Called by the close button, and by Escape and a press outside while it is open. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal window that can be minimized to a bar; the page is usable then, and its content keeps its state. It takes the focus when open,
 * and returns it when closed.
 */
export function PeekDialog({
  title,
  leading,
  isWhole = false,
  footer,
  isMinimized,
  onPeek,
  onClose,
  children,
  ...labels
}: PeekDialogProps) {
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const [scrollArea, body] = useScrollBox()
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    // By attribute: `show()` would take the focus from the reader's current element.
    if (isMinimized) element.open = true
    const close = isMinimized ? () => element.close() : openModal(element, bottomPull)
    if (!isMinimized) element.querySelector('h2')?.focus()
    return () => {
      // Closing a modal one gives the focus back to where it was.
      close()
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
    }
  }, [isMinimized])
  return (
    <dialog
      ref={dialog}
      className={isMinimized ? `${css.dialog} ${bar.bar}` : css.dialog}
      data-size="large"
      data-whole={(isWhole && !isMinimized) || undefined}
      closedby={isMinimized ? 'none' : 'any'}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The event of an earlier close may come after it was opened again.
      onClose={(event) => event.target === event.currentTarget && !event.currentTarget.open && onClose()}
    >
      <div className={css.content}>
        <div className={css.header} data-leading={leading && !isMinimized ? '' : undefined}>
          {!isMinimized && leading}
          <h2 id={titleId} className={css.title} tabIndex={-1}>
            {title}
          </h2>
          <IconButton
            icon={isMinimized ? windowMaximizeIcon : windowMinimizeIcon}
            label={isMinimized ? labels.restoreLabel : labels.minimizeLabel}
            on="panel"
            onClick={() => onPeek(!isMinimized)}
          />
          <IconButton icon={closeIcon} label={labels.closeLabel} on="panel" onClick={onClose} />
        </div>
        <div ref={body} className={css.body} data-scrolls hidden={isMinimized} onFocus={revealFocus}>
          <ScrollAreaContext value={scrollArea}>{children}</ScrollAreaContext>
        </div>
        {footer && !isMinimized && <div className={css.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}
