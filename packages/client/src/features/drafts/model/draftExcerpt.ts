import type { DraftPost } from './Draft.ts'

/** Number of characters that identify a post. */
const longest = 280

/** How a post begins that is being written: by its text, else its subject, else its poll; empty where it has no words. */
export function draftExcerpt({ status, spoilerText, poll }: DraftPost): string {
  const words = status.trim() || spoilerText.trim() || (poll?.options.find((option) => option.trim() !== '') ?? '')
  return words.slice(0, longest)
}
