import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref, type RefObject } from 'react'
import { atRest, gesture, type GestureEvent, type GestureRules, type GestureState, type Outcome } from './gesture.ts'
import { fitInto, stageFor, type Point, type Size } from './zoom.ts'

/** For the buttons and keys that do the same as gestures. */
export interface Zoomer {
  /** True if the image is larger than the stage. */
  isZoomed(): boolean
  zoomBy(factor: number): void
  moveBy(by: Point): void
  reset(): void
}

export interface GestureOptions extends Pick<GestureRules, 'zooms' | 'turns'> {
  /** The element that receives pointer events. */
  stage: RefObject<HTMLElement | null>
  /** The element that moves. */
  slide: RefObject<HTMLElement | null>
  /** Size of the image in pixels; null until known. */
  natural: Size | null
  /** `outside`: the press was outside the image. */
  onOutcome: (outcome: Exclude<Outcome, null>, outside: boolean) => void
  zoomer: Ref<Zoomer>
}

/** Connects fingers, pointer and wheel on the stage to the slide, which is moved without a new render. */
export function useGestures({ stage, slide, natural, zooms, turns, onOutcome, zoomer }: GestureOptions): void {
  const state = useRef(atRest)

  const act = (event: GestureEvent, outside: boolean) => {
    const box = stage.current
    if (!box) return
    const size = { width: box.clientWidth, height: box.clientHeight }
    const step = gesture(state.current, event, { ...stageFor(natural, size), zooms, turns })
    state.current = step.state
    if (slide.current) draw(step.state, slide.current, box)
    if (step.outcome !== null) onOutcome(step.outcome, outside)
  }

  useImperativeHandle(zoomer, () => ({
    isZoomed: () => state.current.zoom.scale > 1,
    moveBy: (by) => act({ kind: 'push', by }, false),
    zoomBy: (factor) => act({ kind: 'zoom', point: { x: 0, y: 0 }, factor }, false),
    reset: () => act({ kind: 'reset' }, false),
  }))

  const onTouch = useEffectEvent((event: PointerEvent) => {
    const kind = kinds[event.type]
    if (kind === undefined || (kind === 'down' && !begins(event))) return
    const own = isOnControl(event)
    // A pointer that leaves the stage is still followed; controls handle theirs themselves.
    if (kind === 'down' && !own && event.target instanceof Element) event.target.setPointerCapture(event.pointerId)
    // A press on a control is left to the control.
    const isPress = own && kind === 'up' && state.current.kind === 'press'
    act(
      { kind: isPress ? 'cancel' : kind, id: event.pointerId, at: event.timeStamp, point: pointOf(event, stage.current) },
      !isOnImage(event, stage.current, natural),
    )
  })

  const onWheel = useEffectEvent((event: WheelEvent) => {
    // The page's own zoom, and scrolling of slides without zoom, stay native.
    if (!zooms) return
    event.preventDefault()
    // A touchpad sends a pinch as small wheel steps with the control key.
    const speed = event.ctrlKey ? 0.01 : 0.002
    act({ kind: 'zoom', factor: Math.exp(-event.deltaY * speed), point: pointOf(event, stage.current) }, false)
  })

  useEffect(() => {
    const box = stage.current
    if (!box) return undefined
    const stop = new AbortController()
    const { signal } = stop
    for (const type of Object.keys(kinds)) {
      // A type of the table above names a pointer event.
      box.addEventListener(type, (event) => event instanceof PointerEvent && onTouch(event), { signal })
    }
    box.addEventListener('wheel', onWheel, { passive: false, signal })
    // Prevents the browser's drag-and-drop of images.
    box.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
    return () => stop.abort()
  }, [stage])
}

function draw({ kind, zoom, offset }: GestureState, slide: HTMLElement, stage: HTMLElement): void {
  slide.style.transform = `translate(${zoom.x + offset.x}px, ${zoom.y + offset.y}px) scale(${zoom.scale})`
  slide.dataset['gesture'] = kind
  slide.dataset['zoomed'] = String(zoom.scale > 1)
  // The further a slide is dragged down, the more it fades.
  stage.style.setProperty('--drawn', String(Math.min(1, offset.y / Math.max(1, stage.clientHeight / 2))))
}

const kinds: Readonly<Record<string, 'down' | 'move' | 'up' | 'cancel'>> = {
  pointerdown: 'down',
  pointermove: 'move',
  pointerup: 'up',
  pointercancel: 'cancel',
}

/** Height in pixels of a video player's controls at its lower edge, where drags belong to the player. */
const controls = 96

function isOnControl({ target }: Event): boolean {
  return target instanceof Element && target.closest('button, a, video') !== null
}

/** A gesture may start on a button or video, but not on an element that handles touch itself, nor with a mouse on a control. */
function begins(event: PointerEvent): boolean {
  const { button, target, pointerType, clientY } = event
  if (button !== 0 || !(target instanceof Element) || target.closest('audio, iframe, [data-own-touch]') !== null) return false
  if (pointerType === 'mouse') return !isOnControl(event)
  const video = target.closest('video')?.getBoundingClientRect()
  return video === undefined || clientY < video.bottom - Math.min(controls, video.height / 2)
}

function pointOf({ clientX, clientY }: MouseEvent, stage: HTMLElement | null): Point {
  const { x = 0, y = 0, width = 0, height = 0 } = stage?.getBoundingClientRect() ?? {}
  return { x: clientX - x - width / 2, y: clientY - y - height / 2 }
}

function isOnImage(event: MouseEvent, stage: HTMLElement | null, natural: Size | null): boolean {
  if (!stage || natural === null) return true
  const { x, y } = pointOf(event, stage)
  const { width, height } = fitInto(natural, { width: stage.clientWidth, height: stage.clientHeight })
  return Math.abs(x) <= width / 2 && Math.abs(y) <= height / 2
}
