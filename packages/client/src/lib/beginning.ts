const longest = 300

/** The beginning of a long text in one line, cut between words, short enough for a screen reader. */
export function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.lastIndexOf(' ', longest)
  return `${line.slice(0, cut > longest / 2 ? cut : longest)} …`
}
