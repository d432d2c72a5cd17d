import type { StatusRecord } from '#data/entities/records.ts'

/**
 * Where a visitor can answer, favourite or repeat a post: the server's page that asks for their own account; for a post of
 * another server the original. Undefined where there is neither.
 */
export function visitorPath(
  { id, isLocal, url }: Pick<StatusRecord, 'id' | 'isLocal' | 'url'>,
  { remoteInteraction }: { readonly remoteInteraction: boolean },
): string | undefined {
  if (!isLocal) return url ?? undefined
  return remoteInteraction ? `/main/ostatus?status_id=${encodeURIComponent(id)}` : undefined
}
