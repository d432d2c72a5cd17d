// Renders the bitmap images from the two drawings: run `node scripts/drawBrand.mjs` after changing one.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const place = new URL('../packages/client/public/', import.meta.url)
const tile = await readFile(new URL('favicon.svg', place), 'utf8')
// Systems that mask the icon want a full square with the bird inside a circle of 80 %.
const square = tile.replace('rx="7"', 'rx="0"').replace('<path ', '<path transform="translate(2.6 5.76) scale(.82)" ')

/** @type {readonly (readonly [name: string, drawing: string, size: number])[]} */
const images = [
  ['favicon.png', tile, 128],
  ['static/logo-180.png', square, 180],
  ['static/logo-512.png', square, 512],
]

for (const [name, drawing, size] of images) {
  const image = sharp(Buffer.from(drawing), { density: (72 * size) / 32 }).resize(size, size)
  await image.png({ compressionLevel: 9, palette: true }).toFile(fileURLToPath(new URL(name, place)))
}
