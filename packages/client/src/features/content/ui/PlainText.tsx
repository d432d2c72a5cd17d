import { plainNodes } from '@rookery/content'
import { drawNodes } from './drawNodes.tsx'

/** Plain text of another user without custom emoji, in an isolating element: an image description, a page title. */
export function PlainText({ text }: { text: string }) {
  return drawNodes(plainNodes(text), {})
}
