import type { DraftPost } from './Draft.ts'

/** Number of characters that identify a post. */
const longest = 280

/** The beginning of an unposted post: its text, or subject, or poll; empty without text. */
export function draftExcerpt({ status, spoilerText, poll }: DraftPost): string {
  const words = status.trim() || spoilerText.trim() || (poll?.options.find((option) => option.trim() !== '') ?? '')
  return words.slice(0, longest)
}
