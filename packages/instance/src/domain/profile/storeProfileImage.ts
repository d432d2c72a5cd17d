import { failure } from '../../http/HttpError.ts'
import type { Params } from '../../http/Params.ts'
import type { Context } from '../Context.ts'
import { readProfileImage } from '../media/images.ts'
import { sniff } from '../media/sniff.ts'

export interface ImageBounds {
  /** Bytes. */
  limit: number
  /** The size it is reduced to. */
  width: number
  height: number
}

/**
 * Stores a profile image. Undefined keeps the current one: the field is missing, or not an image. Null removes it: the field is empty.
 * @throws HttpError 413 when it is too large
 */
export async function storeProfileImage(
  { files }: Context,
  params: Params,
  name: string,
  bounds: ImageBounds,
): Promise<string | null | undefined> {
  if (params.values[name] === '') return null
  const file = params.file(name)
  if (!file) return undefined
  if (file.size > bounds.limit) throw failure(413, 'File is too large')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { kind, mime, extension } = sniff(bytes)
  const image = kind === 'image' ? await readProfileImage(bytes, mime, bounds.width, bounds.height) : null
  return image ? files.store(image, extension) : undefined
}
