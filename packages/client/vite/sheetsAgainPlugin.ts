import type { Plugin } from 'vite'

/** In Vite's own helper: a sheet that failed counts as fetched, and its link, which stays, as a sheet that is there. */
const mended = [
  [/seen\[href\] = void 0;(\s*throw err)/, 'delete seen[href];$1'],
  [/(if \(e\.type === "error"\)) (rej\([^\n]*\));/, '$1 { link.remove(); $2; }'],
] as const

/**
 * Lets the sheets of a part be fetched again with its code when they could not be had: otherwise a part that comes at the second
 * attempt comes without its looks, for as long as the page is open.
 */
export function sheetsAgainPlugin(): Plugin {
  return {
    name: 'sheets-again',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: mendHelper,
    },
  }
}

/** @throws {Error} when Vite writes its helper otherwise than it did */
export function mendHelper(code: string): string {
  return mended.reduce(mend, code)
}

function mend(code: string, [wrong, right]: (typeof mended)[number]): string {
  if (!wrong.test(code))
    throw new Error(`Vite's preload helper has no ${String(wrong)} any more: look whether it now fetches a failed sheet again.`)
  return code.replace(wrong, right)
}
