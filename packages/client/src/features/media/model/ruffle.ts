import { fileName } from '#lib/fileName.ts'
import type { FlashFile } from './fetchFlash.ts'

/** Path of the emulator on servers: Pleroma includes it, an Akkoma's admin may add it. It is not part of this client's bundle. */
const rufflePath = '/static/ruffle/'

/** An element that plays Flash. */
export interface RuffleElement extends HTMLElement {
  load(options: Readonly<Record<string, unknown>>): Promise<void>
}

declare global {
  interface Window {
    /** Put there by the emulator's script. */
    RufflePlayer?: { config?: Readonly<Record<string, unknown>>; newest?: () => { createPlayer(): RuffleElement } | null }
  }
}

/** Prevents a Flash file from accessing the page, the user's accounts and other servers. */
const confined = {
  allowScriptAccess: false,
  allowNetworking: 'internal',
  openUrlMode: 'confirm',
  autoplay: 'on',
  unmuteOverlay: 'hidden',
  splashScreen: false,
  letterbox: 'on',
}

let script: Promise<void> | null = null

/** Loads the emulator once. Rejects if the server has none; the next call tries again. */
export function fetchRuffle(): Promise<void> {
  script ??= new Promise<void>((resolve, reject) => {
    window.RufflePlayer = { ...window.RufflePlayer, config: { publicPath: rufflePath, polyfills: false } }
    const element = document.createElement('script')
    element.src = `${rufflePath}ruffle.js`
    const rejectNow = () => {
      script = null
      element.remove()
      reject(new Error(`There is no Flash emulator at ${rufflePath} on this server.`))
    }
    // Many servers respond to a missing file with a page.
    element.addEventListener('load', () => (window.RufflePlayer?.newest ? resolve() : rejectNow()))
    element.addEventListener('error', rejectNow)
    document.head.append(element)
  })
  return script
}

/** Starts a film inside the element; resolves when the emulator has taken it. Rejects when it cannot be played. */
export async function playFlash(place: HTMLElement, { bytes, url }: FlashFile): Promise<void> {
  const player = window.RufflePlayer?.newest?.()?.createPlayer()
  if (!player) throw new Error('The Flash emulator did not start.')
  adoptStyles(player)
  place.replaceChildren(player)
  await player.load({ ...confined, data: bytes, swfFileName: fileName(url), base: url })
}

/** The emulator's stylesheets are inline, which a strict policy blocks. Constructed stylesheets are allowed. */
function adoptStyles(player: HTMLElement): void {
  const root = player.shadowRoot
  const stylesheets = [...(root?.querySelectorAll('style') ?? [])].map((element) => {
    element.remove()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(element.textContent)
    return sheet
  })
  if (root) root.adoptedStyleSheets = stylesheets
}
