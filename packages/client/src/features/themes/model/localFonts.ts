/** The browser's list of fonts, which not every browser has. TypeScript does not know it. */
interface FontWindow {
  readonly queryLocalFonts?: () => Promise<readonly { readonly family: string }[]>
}

/**
 * Asks for the families of fonts on this device, in order and each once; it resolves to null if the user refuses. Null where the browser
 * has no list. Call the function after a press, because the browser asks for permission.
 */
export function localFonts(): (() => Promise<readonly string[] | null>) | null {
  const { queryLocalFonts } = window as FontWindow
  if (queryLocalFonts === undefined) return null
  return () =>
    queryLocalFonts().then(
      (fonts) => [...new Set(fonts.map(({ family }) => family))].toSorted((first, second) => first.localeCompare(second)),
      () => null,
    )
}
