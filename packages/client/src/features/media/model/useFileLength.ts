import { useEffect, useState } from 'react'
import { askFileLength } from '#lib/askFileLength.ts'

/** Bytes of a file; null until they are known, and where nobody tells. */
export function useFileLength(url: string): number | null {
  const [notified, setShown] = useState<{ readonly url: string; readonly length: number | null } | null>(null)
  useEffect(() => {
    let deleted = false
    void askFileLength(url).then((length) => deleted || setShown({ url, length }))
    return () => {
      deleted = true
    }
  }, [url])
  return notified?.url === url ? notified.length : null
}
