/** Parts of the interface's tags that translation services do not know, and that say nothing more than the language. */
const untold = /-(?:Hira|Hans|PT)$/

/**
 * The target language (spec 2, section 5): the setting, or the interface's language.
 * @param targets the server's target languages; empty where it does not list them
 * @returns null when neither is one of the server's
 */
export function pickTarget(chosen: string | null, interfaceLanguage: string, targets: readonly string[]): string | null {
  if (targets.length === 0) return chosen ?? interfaceLanguage.replace(untold, '')
  const find = (desired: string) =>
    targets.find((code) => code.toLowerCase() === desired.toLowerCase()) ?? targets.find((code) => baseOf(code) === baseOf(desired))
  return (chosen === null ? undefined : find(chosen)) ?? find(interfaceLanguage) ?? null
}

/** `pt` of `pt-BR`. */
function baseOf(code: string): string {
  return code.toLowerCase().split(/[-_]/)[0] ?? code
}
