import { useId, type ReactNode } from 'react'
import css from './Dialog.module.css'
import { bottomPull } from './followFinger.ts'
import { IconButton } from './IconButton.tsx'
import { closeIcon } from './icons/close.ts'
import { revealFocus } from './revealFocus.ts'
import { useModal } from './useModal.ts'
import { useScrollBox } from './useScrollBox.ts'
import { ScrollAreaContext } from './windowing/ScrollArea.ts'

export interface DialogProps {
  title: ReactNode
  /** The close button's name. */
  closeLabel: string
  /** Called by Escape, the close button and a press outside. The dialog is open as long as it is mounted. */
  onClose: () => void
  size?: 'small' | 'medium' | 'large' | undefined
  /** Further controls of the header, before the close button. */
  actions?: ReactNode
  /** The buttons at the end, the confirming one last. */
  footer?: ReactNode
  children: ReactNode
}

/**
 * A modal window; a bottom sheet on narrow screens, which a finger pulls down. The browser traps the focus and makes the page inert. The first control with
 * `data-autofocus` gets the focus, or the title. When it closes, the focus returns to the previous element, or to the heading of the
 * screen if that was removed.
 */
export function Dialog({ title, closeLabel, onClose, size = 'medium', actions, footer, children }: DialogProps) {
  const titleId = useId()
  const dialog = useModal(bottomPull)
  const [scrollArea, body] = useScrollBox()
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      data-size={size}
      closedby="any"
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
        <div className={css.header}>
          <h2 id={titleId} className={css.title} tabIndex={-1}>
            {title}
          </h2>
          {actions}
          <IconButton icon={closeIcon} label={closeLabel} on="panel" onClick={onClose} />
        </div>
        <div ref={body} className={css.body} onFocus={revealFocus}>
          <ScrollAreaContext value={scrollArea}>{children}</ScrollAreaContext>
        </div>
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}
