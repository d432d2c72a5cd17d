import { getMimeType, mimes } from 'hono/utils/mime'

/** Types that hono's table lacks or names differently from browsers and Akkoma. */
const TYPES: Record<string, string> = {
  ...mimes,
  apng: 'image/apng',
  flac: 'audio/flac',
  m4a: 'audio/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  wav: 'audio/wav',
}

/** The type by file extension, with the charset where text is served. Unlisted extensions are downloads. */
export const contentTypeOf = (path: string): string => getMimeType(path, TYPES) ?? 'application/octet-stream'

/** Whether a compressed twin beside such a file is worth looking for. */
export const isText = (type: string): boolean => /^text\/|json|javascript|svg|xml|manifest|octet-stream/.test(type)
