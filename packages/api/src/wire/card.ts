import { languageOrNull, line, record, sizeOrNull, textOrNull, urlOrNull } from './read.ts'
import type { Card } from './model.ts'

/** The link card, or null when there is none or its address is not a web address. */
export function cardOrNull(value: unknown): Card | null {
  const raw = record(value)
  const address = urlOrNull(raw?.url)
  if (!raw || !address) return null
  return {
    url: address,
    title: line(raw.title),
    description: line(raw.description),
    language: languageOrNull(raw.language),
    providerName: line(raw.provider_name),
    image: urlOrNull(raw.image),
    imageDescription: line(raw.image_description),
    width: sizeOrNull(raw.width),
    height: sizeOrNull(raw.height),
    blurhash: textOrNull(raw.blurhash),
  }
}
