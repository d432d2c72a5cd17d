/** Text with a space on each side unless there is one, as custom emoji need. */
export function paddedWords(text: string, start: number, end: number, words: string): string {
  const first = start === 0 || /\s$/.test(text.slice(0, start)) ? '' : ' '
  return `${first}${words}${/^\s/.test(text.slice(end)) ? '' : ' '}`
}
