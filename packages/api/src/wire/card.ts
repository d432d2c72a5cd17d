import { record, sizeOrNull, text, textOrNull, urlOrNull } from './read.ts'
import type { Card } from './model.ts'

/** The link card, or null when there is none or its address is not a web address. */
export function cardOrNull(value: unknown): Card | null {
  const raw = record(value)
  const address = urlOrNull(raw?.url)
  if (!raw || !address) return null
  return {
    url: address,
    title: text(raw.title),
    description: text(raw.description),
    providerName: text(raw.provider_name),
    image: urlOrNull(raw.image),
    imageDescription: text(raw.image_description),
    width: sizeOrNull(raw.width),
    height: sizeOrNull(raw.height),
    blurhash: textOrNull(raw.blurhash),
  }
}
