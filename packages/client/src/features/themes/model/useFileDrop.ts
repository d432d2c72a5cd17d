import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Takes a file that is dropped on an element; without it the browser would leave the page for the file. */
export function useFileDrop(ref: RefObject<HTMLElement | null>, onFile: (file: File) => void): void {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const allow = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? []
      if (file === undefined) return
      event.preventDefault()
      take(file)
    }
    element.addEventListener('dragover', allow)
    element.addEventListener('drop', drop)
    return () => {
      element.removeEventListener('dragover', allow)
      element.removeEventListener('drop', drop)
    }
  }, [ref])
}
