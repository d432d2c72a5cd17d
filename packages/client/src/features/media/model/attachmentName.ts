import type { Attachment } from '@rookery/api/wire/model'
import { oneLine } from '@rookery/content'
import { fileName } from '#lib/fileName.ts'

/**
 * The name of a file: its sender's where the server tells, else the end of its address, of which a made-up part is cut
 * short. Characters that reverse a text are kept from making an `exe` read as a `pdf`.
 */
export function attachmentName({ name, url }: Pick<Attachment, 'name' | 'url'>): string {
  return oneLine(name ?? fileName(url)).replace(/^([0-9a-f-]{8})[0-9a-f-]{16,}(?=\.|$)/i, '$1…')
}
