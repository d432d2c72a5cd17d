export interface ImageSize {
  readonly width: number
  readonly height: number
}

/** The selected area of an image. */
export interface Crop {
  /** 1 shows as much of the image as fits the frame. */
  readonly zoom: number
  /** Position of the frame between the two edges, 0 to 1. */
  readonly x: number
  readonly y: number
}

export interface CropArea extends ImageSize {
  readonly left: number
  readonly top: number
}

export const largestZoom = 5

export const wholeFrame: Crop = { zoom: 1, x: 0.5, y: 0.5 }

/** The area of an image inside the frame, in pixels. @param aspect of the frame: width by height */
export function cropArea({ width, height }: ImageSize, aspect: number, { zoom, x, y }: Crop): CropArea {
  const scale = Math.min(width, height * aspect) / zoom
  const size = { width: scale, height: scale / aspect }
  return { ...size, left: (width - size.width) * x, top: (height - size.height) * y }
}

/** A crop after the image was moved in the frame, by fractions of the frame's width and height. */
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
