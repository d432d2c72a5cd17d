'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { useState, type ReactNode } from 'react'
import { TallContent } from './TallContent.tsx'

/** A text that is no post's and may be tall: then it is cut off until somebody opens it, and again when it is drawn anew. */
export function FoldedText({ tall, children }: { tall: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return tall ? (
    <TallContent open={open} onToggle={setOpen}>
      {children}
    </TallContent>
  ) : (
    children
  )
}
