import * as media from '@rookery/api/calls/media'
import type { AttachmentId } from '@rookery/api/wire/model'

import type { Somebody } from './TestServer.ts'

/** A PNG of one colour, its hue in degrees. */
export async function picture(width: number, height: number, hue = 200): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  context.fillStyle = `hsl(${hue} 60% 40%)`
  context.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], `hue${hue}.png`, { type: 'image/png' })
}

const twoFrames =
  'R0lGODlhCAAGAIAAAExpcaMpKSH/C05FVFNDQVBFMi4wAwEAAAAh+QQFCgAAACwAAAAACAAGAAACBoyPqct9BQAh+QQFCgAAACwAAAAACAAGAIBMaXEpKaMCBoyPqct9BQA7'

/** A GIF that changes from red to blue and back for ever. */
export function movingPicture(): File {
  return new File([Uint8Array.from(atob(twoFrames), (char) => char.charCodeAt(0))], 'blink.gif', { type: 'image/gif' })
}

/** Uploads files as somebody. Posts attach them by the ids. */
export function uploadAll({ client }: Somebody, files: readonly File[]): Promise<AttachmentId[]> {
  return Promise.all(files.map(async (file) => (await media.upload(client, file, { description: file.name })).id))
}
