'use no memo' // Small, and memoized by its parent: memoizing here would cost more bytes than it saves work.

import { plainNodes } from '@rookery/content'
import { drawNodes } from './drawNodes.tsx'

/** A stranger's plain text without emoji of their server, in a box that isolates it: a picture's description, the title of a page. */
export function PlainText({ text }: { text: string }) {
  return drawNodes(plainNodes(text), {})
}
