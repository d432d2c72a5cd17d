import type { Attachment } from '@rookery/api/wire/model'
import { oneLine } from '@rookery/content'
import { fileName } from '#lib/fileName.ts'

/**
 * What a file is called: as its sender did where the server tells, else by its address, of which a made-up part is cut short. Its
 * ending is where it is read: a name can turn its letters round, so that an `exe` reads as a `pdf`.
 */
export function attachmentName({ name, url }: Pick<Attachment, 'name' | 'url'>): string {
  return oneLine(name ?? fileName(url)).replace(/^([0-9a-f-]{8})[0-9a-f-]{16,}(?=\.|$)/i, '$1…')
}
