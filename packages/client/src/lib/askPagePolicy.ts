import { readPagePolicy, type PagePolicy } from './pagePolicy.ts'

/** What the page may do, and whether the server said so. */
export interface AskedPolicy extends PagePolicy {
  /** False when there was no answer and the strictest policy is assumed. */
  readonly told: boolean
}

/** Milliseconds to wait for the policy, because pictures wait for it. */
const timeoutMs = 2000

let asked: Promise<AskedPolicy> | null = null

/**
 * The policy that this page was sent with. A page cannot read its own headers, so its address is asked for them once more.
 * Without an answer the strictest policy is assumed, so that nothing is tried that the browser would refuse with an error.
 */
export function pagePolicy(): Promise<AskedPolicy> {
  return (asked ??= askPagePolicy())
}

async function askPagePolicy(): Promise<AskedPolicy> {
  try {
    const { headers } = await fetch('/', { method: 'HEAD', signal: AbortSignal.timeout(timeoutMs) })
    return { ...readPagePolicy(headers.get('content-security-policy'), location.origin), told: true }
  } catch {
    asked = null
    return { ...readPagePolicy("default-src 'none'", location.origin), told: false }
  }
}
