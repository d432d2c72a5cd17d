import { readPagePolicy, type PagePolicy } from './pagePolicy.ts'

let asked: Promise<PagePolicy> | null = null

/**
 * The policy that this page was sent with. A page cannot read its own headers, so its address is asked once more, for the
 * headers alone; where there is no answer the strictest is taken for true, so that nothing is tried that would be refused aloud.
 */
export function pagePolicy(): Promise<PagePolicy> {
  return (asked ??= askPagePolicy())
}

async function askPagePolicy(): Promise<PagePolicy> {
  try {
    const { headers } = await fetch('/', { method: 'HEAD' })
    return readPagePolicy(headers.get('content-security-policy'), location.origin)
  } catch {
    asked = null
    return readPagePolicy("default-src 'none'", location.origin)
  }
}
