export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** Which part of a picture is wanted. */
export interface Crop {
  /** 1 shows as much of the picture as the frame can hold. */
  readonly zoom: number
  /** Where the frame stands between the two edges, 0 to 1. */
  readonly x: number
  readonly y: number
}

export interface CropArea extends ImageSize {
  readonly left: number
  readonly top: number
}

export const largestZoom = 5

export const wholeFrame: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** The part of a picture inside the frame, in its pixels. @param aspect of the frame: width by height */
export function cropArea({ width, height }: ImageSize, aspect: number, { zoom, x, y }: Crop): CropArea {
  const scale = Math.min(width, height * aspect) / zoom
  const size = { width: scale, height: scale / aspect }
  return { ...size, left: (width - size.width) * x, top: (height - size.height) * y }
}

/** A crop after the picture was moved under the frame, by parts of the frame's width and height. */
export function movedCrop(image: ImageSize, aspect: number, crop: Crop, by: { readonly x: number; readonly y: number }): Crop {
  const area = cropArea(image, aspect, crop)
  const moved = (at: number, room: number, distance: number) => (room <= 0 ? at : between0And1(at - distance / room))
  return {
    ...crop,
    x: moved(crop.x, image.width - area.width, by.x * area.width),
    y: moved(crop.y, image.height - area.height, by.y * area.height),
  }
}

function between0And1(value: number): number {
  return Math.min(1, Math.max(0, value))
}
