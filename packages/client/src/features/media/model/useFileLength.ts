import { useEffect, useState } from 'react'
import { askFileLength } from '#lib/askFileLength.ts'

/** Size of a file in bytes; null until it is known, or if the server does not send it. */
export function useFileLength(url: string): number | null {
  const [found, setShown] = useState<{ readonly url: string; readonly length: number | null } | null>(null)
  useEffect(() => {
    let isUnmounted = false
    void askFileLength(url).then((length) => isUnmounted || setShown({ url, length }))
    return () => {
      isUnmounted = true
    }
  }, [url])
  return found?.url === url ? found.length : null
}
