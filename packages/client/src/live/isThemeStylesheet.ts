/** Characters: a pair of themes with a value for everything is half of it. */
const longest = 40_000

/** One or two rules on the root, each for one theme, with nothing in them but custom properties. */
const rules =
  /^(?:(?:^|\n):root\[data-theme="(?:[^"\\\n]|\\[^\n])*"\] \{\ncolor-scheme: (?:light|dark);(?:\n--[\w-]+: [^;{}@\\\n]*;)*\n\}){1,2}$/

/** Functions of CSS that fetch something. */
const fetching = /\b(?:url|src|image|image-set|cross-fade|element|paint)\s*\(/i

/**
 * Whether a stored stylesheet is one that `themeStylesheet` writes: others could change the page or send requests. `src/earlyRequest.ts` has
 * the same rules, because it imports nothing; change them together.
 */
export function isThemeStylesheet(css: string): boolean {
  return css.length <= longest && rules.test(css) && !fetching.test(css)
}
