export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** How a picture lies on its stage: scaled about the stage's centre, then moved by so many pixels. */
export interface Zoom extends Point {
  /** 1 is the size in which the whole picture is seen. */
  readonly scale: number
}

/** The stage, and the picture on it at scale 1. */
export interface Stage {
  readonly stage: Size
  readonly image: Size
  /** The scale at which the picture has the size that it has by itself: 1 and more. */
  readonly ownScale: number
}

export const fitted: Zoom = { scale: 1, x: 0, y: 0 }

/** Spec 2, section 9: no smaller than 1; what is let go below 1.2 goes back to 1. */
const min = 1
const resetBelow = 1.2
/** Beyond that, and beyond twice its own size, a picture shows nothing more. */
const max = 8
const maxOfOwn = 2

/** The factor of a double tap. */
const closer = 2.5

/** As far as a double tap goes: a long picture, a thin line when all of it is seen, covers the stage, so that it can be read. */
export function closeUpOf({ stage, image, ownScale }: Stage): number {
  return Math.max(closer, Math.min(ownScale, Math.max(stage.width / Math.max(1, image.width), stage.height / Math.max(1, image.height))))
}

/** A picture of so many pixels on a stage; without them, something that fills it. */
export function stageFor(natural: Size | null, stage: Size): Stage {
  const image = fitInto(natural ?? stage, stage)
  return { stage, image, ownScale: natural === null ? 1 : Math.max(1, natural.width / Math.max(1, image.width)) }
}

/** The size in which a picture is seen whole on a stage, never larger than it is. */
export function fitInto(image: Size, stage: Size): Size {
  const factor = Math.min(1, stage.width / Math.max(1, image.width), stage.height / Math.max(1, image.height))
  return { width: image.width * factor, height: image.height * factor }
}

/**
 * Scales by a factor so that what lies under a point stays under it.
 * @param at from the stage's centre
 */
export function zoomAt(zoom: Zoom, at: Point, factor: number, where: Stage): Zoom {
  const scale = Math.min(Math.max(max, where.ownScale * maxOfOwn), Math.max(min, zoom.scale * factor))
  const grown = scale / zoom.scale
  return bound({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, where)
}

/** Moves the picture, but not away from its stage. */
export function moveBy(zoom: Zoom, by: Point, where: Stage): Zoom {
  return bound({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, where)
}

/** The zoom that stays when the fingers are gone. */
export function settle(zoom: Zoom): Zoom {
  return zoom.scale < resetBelow ? fitted : zoom
}

/** An edge of a picture never comes inside the stage while the other is outside; a side that fits stays in the middle. */
function bound({ scale, x, y }: Zoom, { stage, image }: Stage): Zoom {
  const spareX = Math.max(0, (image.width * scale - stage.width) / 2)
  const spareY = Math.max(0, (image.height * scale - stage.height) / 2)
  return { scale, x: clamp(x, spareX), y: clamp(y, spareY) }
}

function clamp(value: number, limit: number): number {
  // Without the sum, -0 would come of a limit of 0.
  return Math.min(limit, Math.max(-limit, value)) + 0
}
