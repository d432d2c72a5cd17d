const longest = 300

/** The first words of a long text in one line, cut between words, short enough to be read aloud. */
export function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.lastIndexOf(' ', longest)
  return `${line.slice(0, cut > longest / 2 ? cut : longest)} …`
}
