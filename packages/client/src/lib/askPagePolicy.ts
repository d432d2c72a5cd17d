import { readPagePolicy, type PagePolicy } from './pagePolicy.ts'

/** Permissions of the page, and whether the server sent them. */
export interface AskedPolicy extends PagePolicy {
  /** False without a response: then the strictest policy is assumed. */
  readonly told: boolean
}

/** Maximum wait for the policy in ms, because images wait for it. */
const timeoutMs = 2000

let asked: Promise<AskedPolicy> | null = null

/**
 * The content security policy of this page. A page cannot read its own headers, so its address is requested again. Without a response the
 * strictest policy is assumed, so that nothing is tried that the browser would block with an error.
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
