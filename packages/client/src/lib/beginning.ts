const longest = 300

/** The first words of a long text in one line, cut between two of them: as much of it as one listens to. */
export function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= longest) return line
  const cut = line.lastIndexOf(' ', longest)
  return `${line.slice(0, cut > longest / 2 ? cut : longest)} …`
}
