import { composite, formatColour, highlightColours, parseColour, rounded, type Colour } from '@rookery/theme'
import type { Stop } from '@rookery/store/Cell'

/** Writes a rule for each colour into a stylesheet of the page, and again when the theme changes. */
export function drawHighlights(colours: readonly string[], page: Document): Stop {
  const sheet = new CSSStyleSheet()
  page.adoptedStyleSheets.push(sheet)
  const draw = () =>
    sheet.replaceSync([...new Set(colours.map((colour) => colour.toLowerCase()))].map((colour) => ruleOf(colour, page)).join(''))
  draw()
  const observer = new MutationObserver(draw)
  observer.observe(page.documentElement, { attributeFilter: ['data-theme', 'style', 'class'] })
  const system = matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', draw)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', draw)
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

function ruleOf(colour: string, page: Document): string {
  const chosen = parseColour(colour)
  if (chosen === null) return ''
  const style = getComputedStyle(page.documentElement)
  const painted = (slot: string): Colour => parseColour(style.getPropertyValue(`--${slot}`)) ?? chosen
  const wallpaper = { ...painted('wallpaper'), a: 1 }
  const ground = composite(painted('bg'), wallpaper)
  const solid = (slot: string) => rounded(slot === 'bg' ? ground : composite(painted(slot), ground))
  const { ground: tint, line, slots } = highlightColours(chosen, solid, painted)
  const own = `[data-highlight-color="${colour}"]`
  const readable = Array.from(slots, ([slot, value]) => `--${slot}:${formatColour(value)}`).join(';')
  const marks = `${own}{--markGround:${formatColour(tint)};--markLine:${formatColour(line)}}`
  // The background would cover the line above if the row starts between two pixels; a post that follows its parent has none.
  const grounded = `${own}:is([data-highlight=solid],[data-highlight=striped]){${readable};box-shadow:0 -1px var(--border)}`
  return `${marks}${grounded}[data-follows]>${own}{box-shadow:none}`
}
