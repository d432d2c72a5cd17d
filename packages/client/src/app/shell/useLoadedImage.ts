import { useEffect, useState } from 'react'

/** A picture's address once it can be drawn at once; null until then, and where it cannot be had. */
export function useLoadedImage(address: string | null): string | null {
  const [loaded, setLoaded] = useState<string | null>(null)
  useEffect(() => {
    if (address === null) return undefined
    const image = new Image()
    image.src = address
    let isMounted = true
    void image.decode().then(
      () => isMounted && setLoaded(address),
      // Without the picture the page looks as it does anyway.
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
