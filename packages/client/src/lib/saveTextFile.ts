/** Hands the browser a text to keep as a file. */
export function saveTextFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Most browsers have read the text when the click ends, but some read it later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
