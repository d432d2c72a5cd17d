/**
 * Reads responses of a server, and tells whether a text on the page is made of their words. Compared are letters and digits alone, because
 * the page draws handles with "@", markup as elements, and lists with signs of its own between the parts.
 *
 * @param served the bodies of responses, JSON or markup. Names in JSON count for texts in small letters alone: the page shows those of
 *   rules and emoji, which no text of the catalogue looks like
 */
export function readServed(served: readonly string[]): (text: string) => boolean {
  const values: string[] = []
  const names: string[] = []
  for (const body of served) {
    try {
      collect(JSON.parse(body), values, names)
    } catch {
      values.push(body)
    }
  }
  // The page renders the text between the tags, and descriptions of images in them.
  const known = values.flatMap((value) => [withoutMarkup(value), value].map(bare)).join('\n')
  const named = names.map(bare).join('\n')
  const isKnown = (part: string) => known.includes(bare(part)) || (part === part.toLowerCase() && named.includes(bare(part)))
  // A line about a post joins the words of all its paragraphs. No text of ours is as long.
  const isLongAndKnown = (words: readonly string[]) => words.length > 15 && words.every(isKnown)
  return (text) => text.split(/[→·|…]|\s(?=\d)|(?<=^@\S+)\s/).every(isKnown) || isLongAndKnown(text.split(/\s/))
}

function collect(value: unknown, values: string[], names: string[]): void {
  if (typeof value === 'string') values.push(value)
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) names.push(...Object.keys(value))
  for (const part of Object.values(value)) collect(part, values, names)
}

/** Characters that are written by a number or a name are signs: none of them is a letter of ours. */
function withoutMarkup(text: string): string {
  return text.replace(/<[^>]*>|&(?:#x?[\da-f]+|\w+);/gi, '')
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
}
