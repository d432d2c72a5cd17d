import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import './noticeThemes.css'
import css from './NoticeList.module.css'
import { Icon, type IconPath } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import { closeIcon } from './icons/close.ts'
import { circleCheckIcon } from './icons/circleCheck.ts'
import { infoIcon } from './icons/info.ts'
import { warningIcon } from './icons/warning.ts'
import { noticeBox } from './noticeBox.ts'

export interface ShownNotice {
  id: number
  level: 'error' | 'warning' | 'info' | 'success'
  text: string
  /** A button next to the text; pressing it closes the notice. */
  action?: { label: string; run: () => void } | null
}

export interface NoticeListProps {
  label: string
  closeLabel: string
  notices: readonly ShownNotice[]
  onClose: (id: number) => void
  /** A pointer or the focus is on it: its timer pauses, and continues with `onResume`. */
  onPause: (id: number) => void
  onResume: (id: number) => void
  /** Stays below them. */
  children?: ReactNode
}

const icons = { error: warningIcon, warning: warningIcon, info: infoIcon, success: circleCheckIcon } satisfies Record<
  ShownNotice['level'],
  IconPath
>

/** Sentences above everything else; errors interrupt a screen reader, the rest wait. Keep it mounted while it is empty. */
export function NoticeList({ label, closeLabel, notices, onClose, onPause, onResume, children }: NoticeListProps) {
  const draw = ({ id, level, text, action }: ShownNotice) => (
    <div
      key={id}
      className={css.notice}
      data-level={level}
      onPointerEnter={() => onPause(id)}
      onPointerLeave={({ currentTarget }) => !currentTarget.matches(':focus-within') && onResume(id)}
      onFocus={() => onPause(id)}
      onBlur={({ currentTarget }) => !currentTarget.matches(':hover') && onResume(id)}
    >
      <Icon path={icons[level]} />
      <div className={css.body}>
        <p className={css.text}>{text}</p>
        {action && (
          <button
            type="button"
            className={css.action}
            onClick={() => {
              onClose(id)
              action.run()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <IconButton icon={closeIcon} label={closeLabel} data-closes="" onClick={() => onClose(id)} />
    </div>
  )
  const list = useRef<HTMLElement>(null)
  // The list is open while it is empty, because screen readers skip a text that comes together with its region.
  useLayoutEffect(() => {
    noticeBox.list = list.current
    noticeBox.raise()
  }, [notices])
  const isEmpty = notices.length === 0 && !children
  // An attribute instead of `:has()`, which the browser would check on the whole page for each post that comes or goes.
  useLayoutEffect(() => {
    document.body.toggleAttribute('data-notices', !isEmpty)
    return () => document.body.removeAttribute('data-notices')
  }, [isEmpty])
  const watchFocus = useFocusBack(list, notices)
  return (
    <section ref={list} className={css.list} aria-label={label} popover="manual" {...watchFocus}>
      <div role="alert">{notices.filter(({ level }) => level === 'error').map(draw)}</div>
      <div role="status">{notices.filter(({ level }) => level !== 'error').map(draw)}</div>
      {children}
    </section>
  )
}

/**
 * When the focused notice closes, the focus returns to the element that had it before. If it was closed by key, the next notice comes
 * first.
 */
function useFocusBack(list: RefObject<HTMLElement | null>, notices: readonly ShownNotice[]) {
  const before = useRef<Element | null>(null)
  const focused = useRef<Element | null>(null)
  const byKeys = useRef(false)
  useLayoutEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement !== document.body) return
    const next = byKeys.current ? list.current?.querySelector('[data-closes]') : null
    const heir = next ?? before.current
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true })
  }, [list, notices])
  return {
    onKeyDown: () => void (byKeys.current = true),
    onPointerDown: () => void (byKeys.current = false),
    onFocus({ target, relatedTarget, currentTarget }: React.FocusEvent<HTMLElement>) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = relatedTarget
      focused.current = target
    },
    onBlur({ target }: React.FocusEvent<HTMLElement>) {
      // The element may be about to leave the page, which is only known after this event.
      queueMicrotask(() => {
        if (!target.isConnected || focused.current !== target) return
        focused.current = null
        before.current = null
      })
    },
  }
}
