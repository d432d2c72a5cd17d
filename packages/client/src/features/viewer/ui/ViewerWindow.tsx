import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { usePathname } from '#features/navigation/model/usePathname.ts'
import { useT } from '#i18n/useT.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { chevronLeftIcon } from '#ui/icons/chevronLeft.ts'
import { chevronRightIcon } from '#ui/icons/chevronRight.ts'
import { useModal } from '#ui/useModal.ts'
import type { ViewerItem } from '#features/media/ui/openViewer.ts'
import type { Zoomer } from '#features/viewer/model/useGestures.ts'
import { useOwnEntry } from '#features/viewer/model/useOwnEntry.ts'
import { ViewerBar } from './ViewerBar.tsx'
import { ViewerCaption } from './ViewerCaption.tsx'
import css from './Viewer.module.css'
import { actOfKey } from '#features/viewer/model/viewerKeys.ts'
import { ViewerSlide } from './ViewerSlide.tsx'

/** How long the viewer takes to go, in milliseconds (spec 2, section 9). */
const closeDelay = 100

export interface ViewerWindowProps {
  /** One at least. */
  items: readonly ViewerItem[]
  start: number
  onClosed: () => void
}

/** The window over the whole page: one slide at a time; the last is followed by the first. */
export function ViewerWindow({ items, start, onClosed }: ViewerWindowProps) {
  const t = useT()
  const { clock } = useSession()
  const dialog = useModal()
  const stage = useRef<HTMLDivElement>(null)
  const zoomer = useRef<Zoomer>(null)
  const [turn, setTurn] = useState<{ readonly index: number; readonly by: number }>({ index: Math.max(0, start), by: 0 })
  const [closing, setClosing] = useState(false)
  const [described, setDescribed] = useState(true)
  const count = items.length
  const index = Math.min(turn.index, count - 1)
  const item = items[index]

  const close = () => setClosing(true)
  useEffect(() => {
    if (!closing) return undefined
    const timer = clock.after(closeDelay, onClosed)
    return () => timer.cancel()
  }, [closing, clock, onClosed])
  useOwnEntry(close)
  useClosedElsewhere(onClosed)

  const go = (by: number) => {
    if (count > 1) setTurn({ index: (index + by + count) % count, by })
  }
  const goTo = (end: 'first' | 'last') => {
    const target = end === 'first' ? 0 : count - 1
    if (target !== index) setTurn({ index: target, by: target - index })
  }
  /** A direction of the screen; which way that is depends on the direction of the text. */
  const goTowards = (side: 'left' | 'right') => {
    const forward = getComputedStyle(document.documentElement).direction === 'rtl' ? 'left' : 'right'
    go(side === forward ? 1 : -1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = actOfKey(event, { zoomer: zoomer.current, goTowards, goTo })
    // A player uses the arrow keys itself.
    const own = event.target instanceof HTMLMediaElement
    if (!act || own || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  if (!item) return null
  return (
    <dialog
      ref={dialog}
      className={css.viewer}
      aria-label={t('viewer.title')}
      data-closing={closing || undefined}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClose={(event) => !event.currentTarget.open && onClosed()}
    >
      <ViewerBar
        item={item}
        index={index}
        count={count}
        zoomer={zoomer}
        described={described}
        onDescribe={() => setDescribed(!described)}
        onClose={close}
      />
      <div ref={stage} className={css.stage}>
        <ViewerSlide
          key={`${item.url} ${index}`}
          item={item}
          from={turn.by === 0 ? undefined : turn.by > 0 ? 'end' : 'start'}
          starts={turn.by === 0}
          stage={stage}
          turns={count > 1}
          zoomer={zoomer}
          onOutcome={(outcome, outside) => {
            if (outcome === 'dismiss' || (outcome === 'tap' && outside)) close()
            // A swipe to the left brings the picture at the right.
            else if (outcome === 'left') goTowards('right')
            else if (outcome === 'right') goTowards('left')
          }}
        />
        {count > 1 && (
          <>
            <span className={css.turn} data-side="start">
              <IconButton icon={chevronLeftIcon} label={t('viewer.previous')} onClick={() => go(-1)} />
            </span>
            <span className={css.turn} data-side="end">
              <IconButton icon={chevronRightIcon} label={t('viewer.next')} onClick={() => go(1)} />
            </span>
          </>
        )}
      </div>
      <ViewerCaption
        item={item}
        shown={described}
        onHide={() => setDescribed(false)}
        place={t('viewer.counter', { current: index + 1, total: count })}
      />
      <Neighbours items={items} index={index} />
    </dialog>
  )
}

/** Fetches the slides to either side ahead. */
function Neighbours({ items, index }: { items: readonly ViewerItem[]; index: number }) {
  const near = [items[(index + 1) % items.length], items.at(index - 1)].filter((item) => item?.kind === 'image')
  return [...new Set(near.map((item) => item?.url))].map((url) => <img key={url} hidden src={url} alt="" />)
}

/** Closes the viewer when another screen opens behind it. */
function useClosedElsewhere(onClosed: () => void): void {
  const pathname = usePathname()
  const [opened] = useState(pathname)
  useEffect(() => {
    if (pathname !== opened) onClosed()
  }, [pathname, opened, onClosed])
}
