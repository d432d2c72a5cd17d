/** The browser's eyedropper, which not every browser has. TypeScript does not know it. */
interface EyeDropperWindow {
  readonly EyeDropper?: new () => { open(): Promise<{ readonly sRGBHex: string }> }
}

/** Lets the user pick a colour anywhere on the screen; the result resolves to null if it is cancelled. Null where the browser cannot. */
export function eyeDropper(): (() => Promise<string | null>) | null {
  const { EyeDropper } = window as EyeDropperWindow
  if (EyeDropper === undefined) return null
  return () =>
    new EyeDropper().open().then(
      ({ sRGBHex }) => sRGBHex,
      () => null,
    )
}
