import * as media from '@rookery/api/calls/media'
import type { AttachmentId } from '@rookery/api/wire/model'

import type { Somebody } from './TestServer.ts'

/** A PNG of one color, its hue in degrees. */
export async function pngFile(name: string, hue = 200, [width, height]: readonly [number, number] = [60, 40]): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = contextOf(canvas)
  context.fillStyle = `hsl(${hue} 60% 40%)`
  context.fillRect(0, 0, width, height)
  return fileOf(canvas, name)
}

/** A PNG that hardly compresses. */
export async function noisyFile(name: string, width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = contextOf(canvas)
  const pixels = context.createImageData(width, height)
  let state = 1
  pixels.data.forEach((_, index) => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    pixels.data[index] = index % 4 === 3 ? 255 : state >>> 24
  })
  context.putImageData(pixels, 0, 0)
  return fileOf(canvas, name)
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  return context
}

async function fileOf(canvas: OffscreenCanvas, name: string): Promise<File> {
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' })
}

const twoFrames =
  'R0lGODlhCAAGAIAAAExpcaMpKSH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAACAAGAAACBoyPqct9BQAh+QQFCgAAACwAAAAACAAGAIBMaXEpKaMCBoyPqct9BQA7'

/** The address of the same image as `movingImage`, with its bytes. */
export const movingAddress = `data:image/gif;base64,${twoFrames}#picture.gif`

/** A GIF that changes from red to blue and back for ever. */
export function movingImage(): File {
  return new File([Uint8Array.from(atob(twoFrames), (char) => char.charCodeAt(0))], 'blink.gif', { type: 'image/gif' })
}

/** Uploads files as a user. Posts attach them by the ids. */
export function uploadAll({ client }: Somebody, files: readonly File[]): Promise<AttachmentId[]> {
  return Promise.all(files.map(async (file) => (await media.upload(client, file, { description: file.name })).id))
}
