import { useState, type DragEvent } from 'react'

const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Accepts files that are dropped on an element; `isOver` while they are over it. Dropped text is left to the browser. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const handlers = {
    onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    },
    onDragLeave(event: DragEvent<HTMLElement>) {
      const { relatedTarget } = event
      if (!(relatedTarget instanceof Node) || !event.currentTarget.contains(relatedTarget)) setOver(false)
    },
    onDrop(event: DragEvent) {
      setOver(false)
      if (!hasFiles(event)) return
      event.preventDefault()
      onFiles([...event.dataTransfer.files])
    },
  }
  return { isOver, handlers }
}
