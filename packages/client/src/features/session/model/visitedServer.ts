import type { Device } from './Device.ts'

/** `src/earlyRequest.ts` reads the same key; change them together. */
export const visitedServerKey = 'rookery.server'

/** The origin of the server that visitors of this page see: the chosen one where the page belongs to no server, or the page's own. */
export function visitedServer({ stored, page }: Pick<Device, 'stored' | 'page'>): string {
  const chosen = stored.get(visitedServerKey)
  return chosen !== null && URL.canParse(chosen) ? new URL(chosen).origin : page
}
