import type { Stop } from '@rookery/store/Cell'

/** How a finger pulls a window off the page. */
export interface Pull {
  /** The direction of the window, with one part that is not 0; null while it cannot be pulled. */
  readonly towards: (dialog: HTMLElement) => { readonly x: -1 | 0 | 1; readonly y: 0 | 1 } | null
  /** Pixels after which it goes when the finger lets go. */
  readonly closesAt: (dialog: HTMLElement) => number
}

/** Windows that come from below, as they do on narrow pages. */
export const bottomPull: Pull = {
  towards: () => (matchMedia('(width <= 800px)').matches ? { x: 0, y: 1 } : null),
  closesAt: ({ offsetHeight }) => Math.min(160, offsetHeight / 3),
}

/** Pixels until it is clear where a finger goes. */
const slack = 8
/** Pixels a millisecond, and pixels in all, of a finger that throws the window. */
const thrown = { speed: 0.5, distance: 24 }
/** Milliseconds that count for the speed of a finger. */
const recent = 100

/** Controls that are pulled themselves. */
const ownTouch = 'input[type="range"], audio, video, iframe, [data-own-touch]'

interface Following {
  readonly id: number
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
  /** How far the finger was when the window began to follow; null before. */
  begun: number | null
  /** How far the finger was lately. */
  moves: readonly { readonly at: number; readonly along: number }[]
}

/**
 * Lets an open window follow the finger towards the edge that it came from. Behind a threshold, or thrown, it closes as by Escape;
 * else it goes back. Scrolled content inside it scrolls first.
 */
export function followFinger(dialog: HTMLDialogElement, { towards, closesAt }: Pull): Stop {
  let finger: Following | null = null
  let isLeaving = false
  const stop = new AbortController()
  const { signal } = stop

  function draw(pixels: number | null, { x, y }: { readonly x: number; readonly y: number }): void {
    dialog.style.transform = pixels === null ? '' : `translate(${x * pixels}px, ${y * pixels}px)`
  }

  function begin(event: PointerEvent): void {
    if (isLeaving) return
    // With a second finger it is no pull.
    goBack()
    const to = towards(dialog)
    const { pointerId: id, clientX: x, clientY: y, isPrimary, pointerType } = event
    if (to && isPrimary && pointerType !== 'mouse' && begins(event, dialog, to)) finger = { id, from: { x, y }, to, begun: null, moves: [] }
  }

  /** Tells whether the window follows. */
  function follow({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>, at: number): boolean {
    if (!finger) return false
    const { from, to } = finger
    const [x, y] = [clientX - from.x, clientY - from.y]
    const along = x * to.x + y * to.y
    if (finger.begun === null) {
      if (Math.hypot(x, y) < slack) return false
      if (along <= Math.abs(x * to.y) + Math.abs(y * to.x)) {
        finger = null
        return false
      }
      finger.begun = along
      dialog.toggleAttribute('data-pulled', true)
    }
    finger.moves = [...finger.moves.filter((move) => at - move.at < recent), { at, along }]
    draw(Math.max(0, along - finger.begun), to)
    return true
  }

  function release({ timeStamp: at }: Event): void {
    if (finger === null || finger.begun === null) {
      finger = null
      return
    }
    const { to, begun } = finger
    const last = finger.moves.at(-1)
    const first = finger.moves.find((move) => at - move.at < recent)
    const distance = last?.along ?? 0
    const speed = last && first && last.at > first.at ? (last.along - first.along) / (last.at - first.at) : 0
    const goes = distance >= closesAt(dialog) || (distance >= thrown.distance && speed >= thrown.speed)
    if (goes) void leave(to, distance - begun)
    else goBack()
  }

  function goBack(): void {
    finger = null
    dialog.removeAttribute('data-pulled')
    dialog.style.transform = ''
  }

  async function leave(to: Following['to'], distance: number): Promise<void> {
    isLeaving = true
    finger = null
    dialog.removeAttribute('data-pulled')
    draw(Math.max(distance, to.y === 0 ? dialog.offsetWidth : dialog.offsetHeight), to)
    // None with reduced motion.
    await Promise.allSettled(dialog.getAnimations().map(({ finished }) => finished))
    isLeaving = false
    if (dialog.open && dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
    // It may have asked something and stayed.
    requestAnimationFrame(goBack)
  }

  dialog.addEventListener('pointerdown', begin, { signal })
  dialog.addEventListener('pointermove', (event) => event.pointerId === finger?.id && follow(event, event.timeStamp), { signal })
  dialog.addEventListener('pointerup', release, { signal })
  dialog.addEventListener('pointercancel', goBack, { signal })
  // Else the browser would scroll, and end the pull.
  dialog.addEventListener(
    'touchmove',
    (event) => {
      const [touch] = event.touches
      if (touch && event.cancelable && follow(touch, event.timeStamp)) event.preventDefault()
    },
    { signal, passive: false },
  )
  return () => stop.abort()
}

function begins({ target, clientX: x, clientY: y }: PointerEvent, dialog: HTMLElement, to: Following['to']): boolean {
  if (!(target instanceof Element)) return false
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  // The page behind it counts as the window, too. A window that is still coming in is caught anywhere.
  const isOutside = x < left || x > right || y < top || y > bottom
  if (isOutside && dialog.getAnimations().length === 0) return false
  for (let element: Element | null = target; element && element !== dialog; element = element.parentElement) {
    const { touchAction, overflowX } = getComputedStyle(element)
    if (element.matches(ownTouch) || touchAction === 'none') return false
    const scrolls = to.y === 0 ? element.scrollWidth > element.clientWidth && /auto|scroll/u.test(overflowX) : element.scrollTop > 0
    if (scrolls) return false
  }
  return true
}
