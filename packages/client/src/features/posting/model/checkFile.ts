import type { Instance } from '@rookery/api/wire/model'
import { movementOf, probeBytes } from '#lib/animation.ts'
import { isKnownImageType, isImage } from '#lib/isImage.ts'
import type { ComposerFailure } from './composerReducer.ts'

type Limits = Instance['uploadLimits']

/** The server's limit for a kind of file, in bytes; 0 if unknown. The server decides the kind of a file without a type. */
function largestOf(type: string, { film: video, general, image }: Limits): number {
  if (type.startsWith('image/')) return image
  if (/^(video|audio)\//.test(type)) return video
  return type === '' ? Math.max(video, general, image) : general
}

/** Why a file need not be sent: the server would not take it, or cut the connection instead of answering. null for one that may be. */
export async function checkFile(file: File, limits: Limits): Promise<ComposerFailure | null> {
  if (file.size === 0) return unfit('composer.file.empty')
  const head = await readHead(file)
  if (head === null) return unfit('composer.file.unreadable')
  const hasImageName = file.type.startsWith('image/')
  if (isKnownImageType(file.type) && !isImage(head)) return unfit('composer.file.notPicture')
  const allowed = largestOf(file.type, limits)
  const shrinks = canShrink(file.type, head)
  if (allowed > 0 && file.size > allowed) return { kind: 'tooBig', size: file.size, allowed, shrinks }
  if (limits.types.length > 0 && file.type !== '' && !limits.types.includes(file.type)) return unfit('composer.file.wrongKind')
  return hasImageName && limits.pixels > 0 ? checkPixels(file, limits.pixels, shrinks) : null
}

/** Whether an image can be re-encoded: an animated one would become a still, and a vector image has no pixels. */
function canShrink(type: string, head: Uint8Array): boolean {
  return type.startsWith('image/') && type !== 'image/gif' && type !== 'image/svg+xml' && movementOf(head) === null
}

/** The message for a file that the server, or a proxy, rejected as too large. */
export async function rejectedAsTooBig(file: File): Promise<ComposerFailure> {
  const head = await readHead(file)
  return { kind: 'tooBig', size: file.size, allowed: null, shrinks: head !== null && canShrink(file.type, head) }
}

async function checkPixels(file: File, allowed: number, shrinks: boolean): Promise<ComposerFailure | null> {
  // The server may read files that the browser cannot.
  const image = await createImageBitmap(file).catch(() => null)
  if (image === null) return null
  const { width, height } = image
  image.close()
  return width * height > allowed ? { kind: 'tooWide', width, height, allowed, shrinks } : null
}

/** null for a file that is deleted or unreadable, or for a folder. */
async function readHead(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, probeBytes).arrayBuffer())
  } catch {
    return null // the reader sees an error
  }
}

function unfit(
  key: 'composer.file.empty' | 'composer.file.unreadable' | 'composer.file.notPicture' | 'composer.file.wrongKind',
): ComposerFailure {
  return { kind: 'unfit', message: { key } }
}
