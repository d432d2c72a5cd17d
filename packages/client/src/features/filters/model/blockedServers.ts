import { hostOf } from '#features/entities/model/hostOf.ts'

/** Returns whether an account, by its address, is on one of these servers. `*.` before a name includes all subdomains. */
export function blockedServers(blocked: readonly string[]): (acct: string) => boolean {
  const names = new Set(blocked.map((name) => name.trim().toLowerCase()))
  return (acct) => {
    const host = hostOf(acct)
    if (host === null) return false
    if (names.has(host)) return true
    const labels = host.split('.')
    return labels.some((_, index) => names.has(`*.${labels.slice(index).join('.')}`))
  }
}
