// Adds icons of the Tabler set: `node scripts/addIcon.mjs NAME=TABLER-NAME …`. Each becomes a file with one path, so that it is in the
// chunk that renders it and costs two nodes. `NAME=TABLER-NAME:turns` is for an icon that points along the text (`ui/Icon.tsx`).
import { readFile, writeFile } from 'node:fs/promises'

const target = new URL('../packages/client/src/ui/icons/', import.meta.url)
const source = new URL('../node_modules/@tabler/icons/icons/outline/', import.meta.url)

/**
 * Joins the shapes of an icon into one path; throws if it has a shape other than a path.
 * @param {string} svg
 * @param {string} name
 */
function onePath(svg, name) {
  const body = svg.slice(svg.indexOf('>') + 1)
  const shapes = [...body.matchAll(/<(\w+)([^>]*)>/g)]
  const stranger = shapes.find(([, tag]) => tag !== 'path')
  if (stranger) throw new Error(`"${name}" has a <${stranger[1]}>. Only paths can be joined. Choose another picture.`)
  return shapes
    .filter(([, , attributes = '']) => !attributes.includes('stroke="none"'))
    .map(
      ([, , attributes = '']) =>
        /\bd="(M[^"]+)"/.exec(attributes)?.[1] ??
        fail(`"${name}" has a path that starts relative to the one before. Choose another picture.`),
    )
    .join('')
    .replace(/\s*([a-zA-Z])\s*/g, '$1')
    .replace(/\s+-/g, '-')
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  throw new Error(message)
}

for (const argument of process.argv.slice(2)) {
  const [words = '', turns] = argument.split(':')
  const [name = words, tabler = name] = words.split('=')
  const path = onePath(await readFile(new URL(`${tabler}.svg`, source), 'utf8'), tabler)
  await writeFile(new URL(`${name}.ts`, target), `export const ${name}Icon = '${turns === undefined ? path : path.replace('M', 'm')}'\n`)
}
