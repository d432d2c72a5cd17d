import { posix } from 'node:path'

import { circlesIn } from './circlesIn.mjs'

/** @typedef {import('./readFolders.mjs').Edge} Edge */

/**
 * Checks the order of the features and that no folders import each other in a circle.
 *
 * @param {{ readonly files: readonly string[], readonly edges: readonly Edge[] }} folders
 * @param {readonly string[]} order The names of the features, the lowest first.
 * @returns {readonly string[]} a sentence for each fault
 */
export function complaintsAbout({ files, edges }, order) {
  const named = new Set(files.flatMap((path) => featureOf(path) ?? []))
  return [
    ...[...named].filter((name) => !order.includes(name)).map((name) => `The feature "${name}" is missing in features/order.json.`),
    ...order.filter((name) => !named.has(name)).map((name) => `features/order.json names "${name}", and there is no such folder.`),
    ...edges.flatMap((edge) => complaintAboutOrder(edge, order)),
    ...circlesIn(edges.map(({ from, to }) => [posix.dirname(from), posix.dirname(to)])).map(
      (circle) => `These folders import each other in a circle: ${circle.join(', ')}.\n${edgesWithin(circle, edges).join('\n')}`,
    ),
  ]
}

/** @param {string} path */
function featureOf(path) {
  const [layer, feature] = path.split('/')
  return layer === 'features' && feature?.includes('.') === false ? feature : null
}

/**
 * @param {Edge} edge
 * @param {readonly string[]} order
 */
function complaintAboutOrder({ from, to }, order) {
  const [lower, upper] = [featureOf(from), featureOf(to)]
  if (lower === null || upper === null || order.indexOf(upper) <= order.indexOf(lower)) return []
  return [
    `${from} imports ${to}, but "${upper}" stands after "${lower}" in features/order.json. ` +
      `Move the code to "${upper}" or a later feature, take it as an argument, or load it with import().`,
  ]
}

/**
 * @param {readonly string[]} circle
 * @param {readonly Edge[]} edges
 */
function edgesWithin(circle, edges) {
  const isWithin = (/** @type {string} */ path) => circle.includes(posix.dirname(path))
  return edges
    .filter(({ from, to }) => isWithin(from) && isWithin(to) && posix.dirname(from) !== posix.dirname(to))
    .map(({ from, to }) => `  ${from} imports ${to}`)
}
