import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

import { engine } from './engine.ts'
import { expect } from './expect.ts'

/** A text that the reader gets as a file. */
export interface SavedFile {
  readonly name: string
  readonly text: string
}

/** The file that a press saves: Chromium's download. The drivers of the other engines receive none, so the page tells what it saves. */
export async function savedBy(page: Page, press: () => Promise<void>): Promise<SavedFile> {
  if (engine === 'chromium') {
    const [download] = await Promise.all([page.waitForEvent('download'), press()])
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
  }
  await page.evaluate(watchSaving)
  await press()
  await expect.poll(() => page.evaluate(() => (window as SavingWindow).testSaved !== undefined)).toBe(true)
  const saved = await page.evaluate(() => (window as SavingWindow).testSaved)
  return saved ?? { name: '', text: '' }
}

type SavingWindow = Window & { testSaved?: Promise<SavedFile> | undefined }

/** Runs in the page: stores the next file that it saves. */
function watchSaving(): void {
  const { createObjectURL } = URL
  const { click } = HTMLAnchorElement.prototype
  const blobs = new Map<string, Blob>()
  URL.createObjectURL = (source) => {
    const url = createObjectURL(source)
    if (source instanceof Blob) blobs.set(url, source)
    return url
  }
  HTMLAnchorElement.prototype.click = function () {
    const blob = blobs.get(this.href)
    if (!blob) return click.call(this)
    URL.createObjectURL = createObjectURL
    HTMLAnchorElement.prototype.click = click
    const name = this.download
    const saving: SavingWindow = window
    saving.testSaved = blob.text().then((text) => ({ name, text }))
    return undefined
  }
  const saving: SavingWindow = window
  saving.testSaved = undefined
}
