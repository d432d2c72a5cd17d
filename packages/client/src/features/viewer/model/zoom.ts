export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Position of an image on its stage: scaled about the centre, then moved by pixels. */
export interface Zoom extends Point {
  /** 1 shows the whole image. */
  readonly scale: number
}

/** The stage, and the image's size on it at scale 1. */
export interface Stage {
  readonly stage: Size
  readonly image: Size
  /** The scale at which the image has its natural size; at least 1. */
  readonly ownScale: number
}

export const fitted: Zoom = { scale: 1, x: 0, y: 0 }

/** Spec 2, section 9: at least 1; a release below 1.2 returns to 1. */
const min = 1
const resetBelow = 1.2
/** Beyond that, and beyond twice its natural size, zooming shows no more details. */
const max = 8
const maxOfOwn = 2

/** The factor of a double tap. */
const closer = 2.5

/** Scale of a double tap: a long image, which is a thin line when all of it is visible, covers the stage, so that it is readable. */
export function closeUpOf({ stage, image, ownScale }: Stage): number {
  return Math.max(closer, Math.min(ownScale, Math.max(stage.width / Math.max(1, image.width), stage.height / Math.max(1, image.height))))
}

/** The stage of an image with this size; without a size, content that fills it. */
export function stageFor(natural: Size | null, stage: Size): Stage {
  const image = fitInto(natural ?? stage, stage)
  return { stage, image, ownScale: natural === null ? 1 : Math.max(1, natural.width / Math.max(1, image.width)) }
}

/** The size at which the whole image fits a stage, at most its natural size. */
export function fitInto(image: Size, stage: Size): Size {
  const factor = Math.min(1, stage.width / Math.max(1, image.width), stage.height / Math.max(1, image.height))
  return { width: image.width * factor, height: image.height * factor }
}

/**
 * Zooms by a factor around a point.
 * @param at from the stage's centre
 */
export function zoomAt(zoom: Zoom, at: Point, factor: number, where: Stage): Zoom {
  const scale = Math.min(Math.max(max, where.ownScale * maxOfOwn), Math.max(min, zoom.scale * factor))
  const grown = scale / zoom.scale
  return bound({ scale, x: at.x - (at.x - zoom.x) * grown, y: at.y - (at.y - zoom.y) * grown }, where)
}

/** Moves the image within its stage. */
export function moveBy(zoom: Zoom, by: Point, where: Stage): Zoom {
  return bound({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, where)
}

/** The zoom after the gesture. */
export function settle(zoom: Zoom): Zoom {
  return zoom.scale < resetBelow ? fitted : zoom
}

/** An edge of an image stays outside the stage while the opposite one is outside; a dimension that fits is centred. */
function bound({ scale, x, y }: Zoom, { stage, image }: Stage): Zoom {
  const spareX = Math.max(0, (image.width * scale - stage.width) / 2)
  const spareY = Math.max(0, (image.height * scale - stage.height) / 2)
  return { scale, x: clamp(x, spareX), y: clamp(y, spareY) }
}

function clamp(value: number, limit: number): number {
  // Without the sum, -0 would come of a limit of 0.
  return Math.min(limit, Math.max(-limit, value)) + 0
}
