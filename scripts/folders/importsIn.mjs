/**
 * @typedef {object} Import
 * @property {string} specifier The text between the quotation marks.
 * @property {boolean} isDynamic True for `import()`, which may point to a later feature.
 */

const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const statements = /^\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm

/**
 * The modules that a source imports or re-exports, with types. The source is formatted: a statement begins its line.
 *
 * @param {string} source
 * @returns {readonly Import[]}
 */
export function importsIn(source) {
  return [...source.replace(comments, '').matchAll(statements)].map(([, fixed, dynamic]) => ({
    specifier: fixed ?? dynamic ?? '',
    isDynamic: fixed === undefined,
  }))
}
