import type { Attachment } from '@rookery/api/wire/model'
import { oneLine } from '@rookery/content'
import { fileName } from '#lib/fileName.ts'

/** Digits and letters of a hash or of a random key, as servers call what is uploaded. */
const madeUp = /^(?:[\da-f-]{12,}|(?=.*\d)(?=.*[A-Za-z])[\w-]{20,}|\d+)$/i

/** What somebody called a file, without its ending; null where a server made the name up. */
export function readableFileName({ name, url }: Pick<Attachment, 'name' | 'url'>): string | null {
  const [base = ''] = oneLine(name ?? fileName(url)).split(/\.[A-Za-z\d]{1,5}$/)
  const words = base.replaceAll('_', ' ').trim()
  return words === '' || madeUp.test(base) ? null : words
}
