import { pagePolicy } from './askPagePolicy.ts'

/** Bytes of a file by its headers alone; null where the page's policy or the other server does not let them be read. */
export async function askFileLength(url: string): Promise<number | null> {
  try {
    const own = new URL(url, location.href).origin === location.origin
    if (!own && !(await pagePolicy()).fetches(url)) return null
    const { ok, headers } = await fetch(url, { method: 'HEAD', credentials: 'omit', referrerPolicy: 'no-referrer' })
    const length = headers.get('content-length')
    return ok && length !== null && /^\d{1,15}$/.test(length) ? Number(length) : null
  } catch {
    // Refused, or no network: the file is offered without its size.
    return null
  }
}
