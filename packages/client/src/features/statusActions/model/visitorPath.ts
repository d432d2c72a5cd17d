import type { StatusRecord } from '#features/entities/model/records.ts'

/**
 * Where a visitor can answer, favourite or repeat a post: the server's page that asks where they have an account and sends them
 * there with it. Where a server has no such page, a post from elsewhere leads to its original. Undefined where there is neither.
 */
export function visitorPath(
  { id, isLocal, url }: Pick<StatusRecord, 'id' | 'isLocal' | 'url'>,
  { remoteInteraction }: { readonly remoteInteraction: boolean },
): string | undefined {
  if (remoteInteraction) return `/main/ostatus?status_id=${encodeURIComponent(id)}`
  return isLocal ? undefined : (url ?? undefined)
}
