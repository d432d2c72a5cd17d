import { useEffect, useState } from 'react'

/** An image's address once it has loaded; null until then, or if it fails. */
export function useLoadedImage(address: string | null): string | null {
  const [loaded, setLoaded] = useState<string | null>(null)
  useEffect(() => {
    if (address === null) return undefined
    const image = new Image()
    image.src = address
    let isMounted = true
    void image.decode().then(
      () => isMounted && setLoaded(address),
      // Without the image the page keeps its usual look.
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [address])
  return loaded === address ? loaded : null
}

/** An address as style sheets have it. */
export function styleUrlOf(address: string): string {
  return `url(${JSON.stringify(address)})`
}
