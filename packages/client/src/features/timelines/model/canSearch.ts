import type { Viewer } from './isTimelineVisible.ts'

/** Search is hidden from visitors of a private server (spec 1, section 1). */
export function canSearch({ server, signedIn }: Viewer): boolean {
  return signedIn || !server.nodeInfo?.private
}
