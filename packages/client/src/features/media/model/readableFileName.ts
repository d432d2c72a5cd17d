import type { Attachment } from '@rookery/api/wire/model'
import { oneLine } from '@rookery/content'
import { fileName } from '#lib/fileName.ts'

/** Digits and letters of a hash or random key, which servers use as file names. */
const madeUp = /^(?:[\da-f-]{12,}|(?=.*\d)(?=.*[A-Za-z])[\w-]{20,}|\d+)$/i

/** The original name of a file without extension; null if the server generated it. */
export function readableFileName({ name, url }: Pick<Attachment, 'name' | 'url'>): string | null {
  const [base = ''] = oneLine(name ?? fileName(url)).split(/\.[A-Za-z\d]{1,5}$/)
  const words = base.replaceAll('_', ' ').trim()
  return words === '' || madeUp.test(base) ? null : words
}
