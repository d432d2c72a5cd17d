import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

import type { ComposerPage } from '../pages/ComposerPage.ts'
import { expect } from './expect.ts'
import { picture } from './pictures.ts'
import { text } from './text.ts'

/** A file as a journey hands it over. */
export interface GivenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A picture of one colour, its hue in degrees. */
export const png = async (name: string, hue: number): Promise<GivenFile> => ({
  name,
  mimeType: 'image/png',
  buffer: await picture(60, 40, hue),
})

/** A picture that hardly compresses. */
export async function noisyPicture(name: string, width: number, height: number): Promise<GivenFile> {
  const buffer = await sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

/** Files as a drag or the clipboard hands them over. */
function handOver(page: Page, files: readonly GivenFile[]) {
  const given = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, bytes: [...buffer] }))
  return page.evaluateHandle((list) => {
    const data = new DataTransfer()
    for (const { name, type, bytes } of list) data.items.add(new File([Uint8Array.from(bytes)], name, { type }))
    return data
  }, given)
}

/** Drags files over a composer and lets them go. */
export async function drop(page: Page, composer: ComposerPage, files: readonly GivenFile[]): Promise<void> {
  const dataTransfer = await handOver(page, files)
  await composer.root.dispatchEvent('dragover', { dataTransfer })
  await expect(composer.root.getByText(text('composer.dropHere'))).toBeVisible()
  await composer.root.dispatchEvent('drop', { dataTransfer })
}

/** Pastes files into the text of a composer. */
export async function paste(page: Page, composer: ComposerPage, files: readonly GivenFile[]): Promise<void> {
  const clipboardData = await handOver(page, files)
  await composer.text.evaluate(
    (box, data) => box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })),
    clipboardData,
  )
}
