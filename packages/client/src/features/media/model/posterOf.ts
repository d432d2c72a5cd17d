import type { Attachment } from '@rookery/api/wire/model'

/** The server's still image of a video or audio file; some servers send the address of the file itself. */
export function posterOf({ url, previewUrl }: Pick<Attachment, 'url' | 'previewUrl'>): string | undefined {
  return previewUrl === url ? undefined : previewUrl
}
