import * as media from '@rookery/api/calls/media'
import type { AttachmentId } from '@rookery/api/wire/model'
import sharp from 'sharp'

import type { Somebody } from './arrange.ts'

/** A PNG of one colour, its hue in degrees. */
export function image(width: number, height: number, hue = 200): Promise<Buffer> {
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 60% 40%)"/></svg>`,
    ),
  )
    .png()
    .toBuffer()
}

/** Uploads files of a user; resolves with the ids that posts attach them by. */
export function uploadAll(
  { client }: Somebody,
  files: readonly { readonly bytes: Uint8Array; readonly name: string; readonly description?: string }[],
): Promise<AttachmentId[]> {
  return Promise.all(
    files.map(async ({ bytes, name, description = '' }) => {
      const { id } = await media.upload(client, new File([Uint8Array.from(bytes)], name), { description })
      return id
    }),
  )
}
