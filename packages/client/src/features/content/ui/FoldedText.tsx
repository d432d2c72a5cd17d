import { useState, type ReactNode } from 'react'
import { TallContent } from './TallContent.tsx'

/** A text, other than a post, that may be tall. It is cut off until opened, and again when it is mounted again. */
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
