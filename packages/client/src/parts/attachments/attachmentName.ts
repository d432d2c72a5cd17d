import type { Attachment } from '@rookery/api/wire/model'
import { fileName } from '#lib/fileName.ts'

/** What a file is called: as its sender did where the server tells, else by its address, of which a made-up part is cut short. */
export function attachmentName({ name, url }: Pick<Attachment, 'name' | 'url'>): string {
  return name ?? fileName(url).replace(/^([0-9a-f-]{8})[0-9a-f-]{16,}(?=\.|$)/i, '$1…')
}
