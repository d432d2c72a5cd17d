import type { StatusRecord } from '#features/entities/model/records.ts'

/**
 * Address where a visitor can reply to a post, favourite or repeat it: the server's page that redirects to their own server. Without such a
 * page, the original of a remote post. Undefined without either.
 */
export function visitorPath(
  { id, isLocal, url }: Pick<StatusRecord, 'id' | 'isLocal' | 'url'>,
  { remoteInteraction }: { readonly remoteInteraction: boolean },
): string | undefined {
  if (remoteInteraction) return `/main/ostatus?status_id=${encodeURIComponent(id)}`
  return isLocal ? undefined : (url ?? undefined)
}
