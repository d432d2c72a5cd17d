import type { Attachment } from '@rookery/api/wire/model'

/** The server's still picture of a film or sound; some servers name the file itself. */
export function posterOf({ url, previewUrl }: Pick<Attachment, 'url' | 'previewUrl'>): string | undefined {
  return previewUrl === url ? undefined : previewUrl
}
