import { expect, test } from 'vitest'
import { shrinkImage } from './shrinkImage.ts'

/** An image that hardly compresses, with a transparent left half. */
async function noisy(width: number, height: number, type: string): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas.')
  const data = context.createImageData(width, height)
  for (let at = 0; at < data.data.length; at += 4) {
    const isLeft = (at / 4) % width < width / 2
    for (let part = 0; part < 3; part += 1) data.data[at + part] = (Math.imul(at + part, 2_654_435_761) >>> 13) & 255
    data.data[at + 3] = isLeft ? 0 : 255
  }
  context.putImageData(data, 0, 0)
  return new File([await canvas.convertToBlob({ type, quality: 1 })], `reeds.${type.slice(6)}`, { type })
}

const opacity = async (file: File) => {
  const image = await createImageBitmap(file)
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  context?.drawImage(image, 0, 0)
  return context?.getImageData(1, 1, 1, 1).data[3]
}

test('an image becomes only as small as necessary, and stays transparent', async () => {
  const file = await noisy(600, 400, 'image/png')
  const small = await shrinkImage(file, { bytes: 20_000, pixels: 0, types: [] })
  expect(small?.size).toBeLessThanOrEqual(20_000)
  expect(small).toMatchObject({ name: 'reeds.webp', type: 'image/webp' })
  const { width, height } = await createImageBitmap(small ?? file)
  expect(width / height).toBeCloseTo(1.5, 1)
  expect(await opacity(small ?? file)).toBe(0)
})

test('an image with too many bytes only keeps its size', async () => {
  const file = await noisy(300, 200, 'image/jpeg')
  const { width } = await createImageBitmap((await shrinkImage(file, { bytes: file.size - 1, pixels: 0, types: [] })) ?? new Blob())
  expect(width).toBe(300)
})

test('a limit on pixels is respected as well, and the type is an accepted one', async () => {
  const file = await noisy(400, 100, 'image/png')
  const small = await shrinkImage(file, { bytes: 1_000_000, pixels: 10_000, types: ['image/jpeg', 'image/png'] })
  expect(small).toMatchObject({ name: 'reeds.jpg', type: 'image/jpeg' })
  expect(await createImageBitmap(small ?? file)).toMatchObject({ width: 200, height: 50 })
  expect(await opacity(small ?? file)).toBe(255)
})

test('a file that is not an image, or cannot become small enough, returns null', async () => {
  expect(await shrinkImage(new File(['MZ'], 'a.png', { type: 'image/png' }), { bytes: 10, pixels: 0, types: [] })).toBeNull()
  expect(await shrinkImage(await noisy(300, 200, 'image/jpeg'), { bytes: 10, pixels: 0, types: [] })).toBeNull()
})
