import { DecodeError } from './DecodeError.ts'

/**
 * Decodes a list item by item, so that one odd item never blanks a timeline: a bad one is left out and reported to `onDropped`. Throws
 * DecodeError if the response is not a list at all.
 */
export function decodeList<Item>(raw: unknown, decodeOne: (item: unknown) => Item, onDropped?: (error: DecodeError) => void): Item[] {
  if (!Array.isArray(raw)) throw new DecodeError('list', 'array')
  const found: Item[] = []
  for (const item of raw) {
    try {
      found.push(decodeOne(item))
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error
      onDropped?.(error)
    }
  }
  return found
}
