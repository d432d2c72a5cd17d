/** Characters: a theme with a value for everything is a quarter of it. */
const longest = 20_000

/** One rule on the root, for one theme, with nothing in it but custom properties. */
const rule = /^:root\[data-theme="(?:[^"\\\n]|\\[^\n])*"\] \{\ncolor-scheme: (?:light|dark);(?:\n--[\w-]+: [^;{}@\\\n]*;)*\n\}$/

/** Functions of CSS that fetch something. */
const fetching = /\b(?:url|src|image|image-set|cross-fade|element|paint)\s*\(/i

/** Whether a stored stylesheet is one that `createThemeStylesheetStore` writes: others could change the page or send requests. */
export function isThemeStylesheet(css: string): boolean {
  return css.length <= longest && rule.test(css) && !fetching.test(css)
}
