/** Words with a space on each side where none stands there, as an emoji needs it to be one. */
export function paddedWords(text: string, start: number, end: number, words: string): string {
  const first = start === 0 || /\s$/.test(text.slice(0, start)) ? '' : ' '
  return `${first}${words}${/^\s/.test(text.slice(end)) ? '' : ' '}`
}
