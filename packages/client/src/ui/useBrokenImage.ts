import { useState } from 'react'

/** Addresses of images that failed to load during this visit. */
const broken = new Set<string>()

/** Starts another visit, as when another account is shown: each image is tried once more. */
export function forgetBrokenImages(): void {
  broken.clear()
}

/** Whether an image failed, and a function to report it. It is not requested again during this visit, unless the device was offline. */
export function useBrokenImage(src: string): readonly [isBroken: boolean, onBroken: () => void] {
  const [brokenHere, setBrokenHere] = useState<string | null>(null)
  const onBroken = () => {
    if (navigator.onLine) broken.add(src)
    setBrokenHere(src)
  }
  return [src === brokenHere || broken.has(src), onBroken]
}
