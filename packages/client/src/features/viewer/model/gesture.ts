import { closeUpOf, fitted, moveBy, settle, zoomAt, type Point, type Stage, type Zoom } from './zoom.ts'

/** State of the pointers on the stage. */
export interface GestureState {
  readonly kind: 'none' | 'press' | 'pan' | 'swipe' | 'dismiss' | 'pinch'
  readonly fingers: readonly Finger[]
  /** Position and time of the first pointer. */
  readonly from: Point
  readonly since: number
  readonly zoom: Zoom
  /** Displacement of the whole slide. */
  readonly offset: Point
  readonly lastTap: { readonly at: number; readonly point: Point } | null
}

interface Finger extends Point {
  readonly id: number
}

/** Points from the stage's centre in CSS pixels, times in milliseconds. */
export type GestureEvent =
  | { readonly kind: 'down' | 'move' | 'up' | 'cancel'; readonly id: number; readonly point: Point; readonly at: number }
  | { readonly kind: 'zoom'; readonly point: Point; readonly factor: number }
  | { readonly kind: 'push'; readonly by: Point }
  | { readonly kind: 'reset' }

/** Result of a gesture: a swipe to the left, right or down, or a press. */
export type Outcome = 'left' | 'right' | 'dismiss' | 'tap' | null

export interface GestureRules extends Stage {
  /** Whether the slide can be zoomed. */
  readonly zooms: boolean
  /** Whether there is another slide next to it. */
  readonly turns: boolean
}

export interface GestureStep {
  readonly state: GestureState
  readonly outcome: Outcome
}

export const atRest: GestureState = {
  kind: 'none',
  fingers: [],
  from: { x: 0, y: 0 },
  since: 0,
  zoom: fitted,
  offset: { x: 0, y: 0 },
  lastTap: null,
}

/** Pixels below which a moving finger still counts as a press. */
const slack = 8
const doubleTapWithin = 300
const doubleTapNear = 30
/** Spec 2, section 9: a swipe is one quarter of the width. To dismiss takes a sixth of the height. */
const swipeShare = 1 / 4
const dismissShare = 1 / 6

/** Applies one input event on the stage; returns the next state and its outcome. */
export function gesture(state: GestureState, event: GestureEvent, rules: GestureRules): GestureStep {
  switch (event.kind) {
    case 'down':
      return going(put(state, event, rules))
    case 'move':
      return going(move(state, event, rules))
    case 'up':
      return lift(state, event, rules, true)
    case 'cancel':
      return lift(state, event, rules, false)
    case 'zoom':
      return going(rules.zooms ? { ...state, zoom: zoomAt(state.zoom, event.point, event.factor, rules) } : state)
    case 'push':
      return going({ ...state, zoom: moveBy(state.zoom, event.by, rules) })
    case 'reset':
      return going({ ...state, zoom: fitted })
  }
}

type Touch = Extract<GestureEvent, { id: number }>

const going = (state: GestureState): GestureStep => ({ state, outcome: null })

function put(state: GestureState, { id, point, at }: Touch, { zooms }: GestureRules): GestureState {
  const fingers = [...state.fingers.filter((finger) => finger.id !== id), { id, ...point }]
  if (fingers.length === 1) return { ...state, kind: 'press', fingers, from: point, since: at, offset: { x: 0, y: 0 } }
  return { ...state, kind: zooms ? 'pinch' : 'none', fingers, offset: { x: 0, y: 0 } }
}

function move(state: GestureState, { id, point }: Touch, rules: GestureRules): GestureState {
  const before = state.fingers.find((finger) => finger.id === id)
  if (!before) return state
  const fingers = state.fingers.map((finger) => (finger.id === id ? { id, ...point } : finger))
  const kind = state.kind === 'press' ? kindOf(state, point, rules) : state.kind
  const next = { ...state, fingers, kind }
  switch (kind) {
    case 'none':
    case 'press':
      return next
    case 'pan':
      return { ...next, zoom: moveBy(state.zoom, { x: point.x - before.x, y: point.y - before.y }, rules) }
    case 'swipe':
      return { ...next, offset: { x: point.x - state.from.x, y: 0 } }
    case 'dismiss':
      return { ...next, offset: { x: 0, y: Math.max(0, point.y - state.from.y) } }
    case 'pinch':
      return { ...next, zoom: pinched(state, fingers, rules) }
  }
}

/** The kind of gesture once a pointer moves. */
function kindOf({ from, zoom }: GestureState, to: Point, { turns }: GestureRules): GestureState['kind'] {
  const across = to.x - from.x
  const down = to.y - from.y
  if (Math.hypot(across, down) < slack) return 'press'
  if (zoom.scale > 1) return 'pan'
  if (Math.abs(across) > Math.abs(down)) return turns ? 'swipe' : 'none'
  return down > 0 ? 'dismiss' : 'none'
}

function pinched({ zoom, fingers: before }: GestureState, after: readonly Finger[], rules: GestureRules): Zoom {
  const [a, b] = before
  const [c, d] = after
  if (!a || !b || !c || !d) return zoom
  const middle = { x: (c.x + d.x) / 2, y: (c.y + d.y) / 2 }
  const moved = moveBy(zoom, { x: middle.x - (a.x + b.x) / 2, y: middle.y - (a.y + b.y) / 2 }, rules)
  return zoomAt(moved, middle, Math.hypot(c.x - d.x, c.y - d.y) / Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)), rules)
}

function lift(state: GestureState, { id, point, at }: Touch, rules: GestureRules, counts: boolean): GestureStep {
  if (!state.fingers.some((finger) => finger.id === id)) return going(state)
  const fingers = state.fingers.filter((finger) => finger.id !== id)
  const rest: GestureState = { ...state, kind: 'none', fingers, zoom: settle(state.zoom), offset: { x: 0, y: 0 } }
  // The remaining finger of a pinch may move the image, but not change the slide.
  if (fingers.length > 0) return going({ ...rest, kind: rest.zoom.scale > 1 ? 'pan' : 'none' })
  if (!counts) return going(rest)
  switch (state.kind) {
    case 'swipe': {
      const across = state.offset.x
      return { state: rest, outcome: Math.abs(across) < rules.stage.width * swipeShare ? null : across < 0 ? 'left' : 'right' }
    }
    case 'dismiss':
      return { state: rest, outcome: state.offset.y < rules.stage.height * dismissShare ? null : 'dismiss' }
    case 'press':
      return tap(rest, point, at, rules)
    case 'none':
    case 'pan':
    case 'pinch':
      return going(rest)
  }
}

function tap(state: GestureState, point: Point, at: number, rules: GestureRules): GestureStep {
  const { lastTap, zoom } = state
  const double =
    lastTap !== null &&
    at - lastTap.at < doubleTapWithin &&
    Math.hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) < doubleTapNear
  if (!double || !rules.zooms) return { state: { ...state, lastTap: { at, point } }, outcome: 'tap' }
  return going({ ...state, lastTap: null, zoom: zoom.scale > 1 ? fitted : zoomAt(fitted, point, closeUpOf(rules), rules) })
}
