import type { Attachment } from '@rookery/api/wire/model'
import { oneLine } from '@rookery/content'
import { fileName } from '#lib/fileName.ts'

/**
 * The name of a file: the original one if the server sends it, otherwise the end of its address, shortened if it is random. Characters that
 * reverse text are removed, so an `exe` cannot look like a `pdf`.
 */
export function attachmentName({ name, url }: Pick<Attachment, 'name' | 'url'>): string {
  return oneLine(name ?? fileName(url)).replace(/^([0-9a-f-]{8})[0-9a-f-]{16,}(?=\.|$)/i, '$1…')
}
