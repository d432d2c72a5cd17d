/** Logs the state of the page when its test failed: a screenshot would show less. */
export function logPage(): void {
  const shown = [document.querySelector('main'), ...document.querySelectorAll('dialog[open], :popover-open')]
  console.log(`The page as it failed, at ${location.pathname}${location.hash}, with the focus on ${describe(document.activeElement)}:`)
  for (const part of shown) console.log(`${describe(part)} ${part?.textContent.slice(0, 400) ?? ''}`)
}

function describe(element: Element | null): string {
  return element?.cloneNode(false) instanceof Element ? (element.cloneNode(false) as Element).outerHTML.slice(0, 200) : 'nothing'
}
