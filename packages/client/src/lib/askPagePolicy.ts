import { readPagePolicy, type PagePolicy } from './pagePolicy.ts'

/** What the page may do, and whether the server said so. */
export interface AskedPolicy extends PagePolicy {
  /** false where nobody answered and the strictest is taken for true. */
  readonly told: boolean
}

/** Milliseconds; pictures wait for what the policy lets be asked about them. */
const patience = 2000

let asked: Promise<AskedPolicy> | null = null

/**
 * The policy that this page was sent with. A page cannot read its own headers, so its address is asked once more, for the
 * headers alone; where there is no answer the strictest is taken for true, so that nothing is tried that would be refused aloud.
 */
export function pagePolicy(): Promise<AskedPolicy> {
  return (asked ??= askPagePolicy())
}

async function askPagePolicy(): Promise<AskedPolicy> {
  try {
    const { headers } = await fetch('/', { method: 'HEAD', signal: AbortSignal.timeout(patience) })
    return { ...readPagePolicy(headers.get('content-security-policy'), location.origin), told: true }
  } catch {
    asked = null
    return { ...readPagePolicy("default-src 'none'", location.origin), told: false }
  }
}
