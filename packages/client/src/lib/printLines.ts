/** Prints a heading and lines on a page of their own, without the rest of the screen. */
export function printLines(heading: string, lines: readonly string[], direction: 'ltr' | 'rtl'): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentWindow
  if (!page) return frame.remove()
  page.document.title = heading
  page.document.documentElement.dir = direction
  const title = page.document.createElement('h1')
  title.textContent = heading
  const list = page.document.createElement('pre')
  list.textContent = lines.join('\n')
  page.document.body.append(title, list)
  page.addEventListener('afterprint', () => frame.remove())
  page.print()
}
