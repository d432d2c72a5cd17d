import { href } from './href.ts'

/** Where a text is looked for (spec 1, section 2). */
export function searchPath(text: string): string {
  return `${href.search()}?${new URLSearchParams({ query: text }).toString()}`
}
