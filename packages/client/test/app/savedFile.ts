import { expect, vi } from 'vitest'

/** A file that the client has saved. */
export interface SavedFile {
  readonly name: string
  readonly text: string
}

/** Resolves to the file that the client saves after `press`. No download starts. */
export async function savedFile(press: () => Promise<void>): Promise<SavedFile> {
  const saved: { name: string; content: Blob }[] = []
  const blobs = new Map<string, Blob>()
  const { setTimeout } = window
  const stubs = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      const url = `blob:saved-${blobs.size}`
      if (content instanceof Blob) blobs.set(url, content)
      return url
    }),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      const content = blobs.get(this.href)
      if (content) saved.push({ name: this.download, content })
    }),
    // The client frees the address a minute later. No test lasts so long.
    vi
      .spyOn(window, 'setTimeout')
      .mockImplementation(((run: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
        ms === 60_000 ? 0 : setTimeout(run, ms, ...given)) as typeof window.setTimeout),
  ]
  try {
    await press()
    await expect.poll(() => saved.length).toBe(1)
  } finally {
    for (const stub of stubs) stub.mockRestore()
  }
  const [file] = saved
  if (!file) throw new Error('No file was saved.')
  return { name: file.name, text: await file.content.text() }
}
