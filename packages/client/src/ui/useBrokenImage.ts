import { useState } from 'react'

/** Addresses of pictures that could not be had in this visit. */
const broken = new Set<string>()

/** Begins another visit, as when the page of another account is shown: each picture is tried once more. */
export function forgetBrokenImages(): void {
  broken.clear()
}

/**
 * Whether a picture could not be had, and how to say so. It is not asked for again in this visit, wherever it is drawn, unless the
 * device was offline when it failed.
 */
export function useBrokenImage(src: string): readonly [isBroken: boolean, onBroken: () => void] {
  const [brokenHere, setBrokenHere] = useState<string | null>(null)
  const onBroken = () => {
    if (navigator.onLine) broken.add(src)
    setBrokenHere(src)
  }
  return [src === brokenHere || broken.has(src), onBroken]
}
