import type { Attachment, StatusId } from '@rookery/api/wire/model'
import { lazyComponent } from '#lib/lazyComponent.ts'
import type { Stop } from '@rookery/store/Cell'

/** The fields of a file that the viewer needs; every attachment has them. */
export type ViewerItem = Pick<
  Attachment,
  'kind' | 'name' | 'url' | 'previewUrl' | 'description' | 'mimeType' | 'width' | 'height' | 'blurhash'
>

export type ViewerRequest =
  | { readonly kind: 'status'; readonly statusId: StatusId; readonly index: number }
  | { readonly kind: 'picture'; readonly item: ViewerItem }

export const MediaViewer = lazyComponent(async () => (await import('#features/viewer/ui/MediaViewer.tsx')).MediaViewer)

/** Shows the viewer; the page has one. */
let show: ((request: ViewerRequest) => void) | null = null

/** Registers the function that opens the viewer. */
export function handleViewerRequests(response: (request: ViewerRequest) => void): Stop {
  show = response
  return () => {
    if (show === response) show = null
  }
}

/**
 * Opens the media viewer on a post.
 * @param index among the post's attachments that the viewer can show: images, videos, audio and Flash. A post without any opens nothing.
 */
export function openViewer(statusId: StatusId, index: number): void {
  show?.({ kind: 'status', statusId, index })
}

/** Opens the viewer for one image that belongs to no post, such as an avatar. */
export function openImage(item: ViewerItem): void {
  show?.({ kind: 'picture', item })
}

/** Fetches the viewer's code ahead of a press. */
export function prefetchViewer(): void {
  // Without a network the code is fetched when the viewer is opened, which then reports the failure.
  MediaViewer.preload()?.catch(() => {})
}
