/** A Flash file, unchanged. */
export interface FlashFile {
  readonly url: string
  readonly bytes: Uint8Array
}

/**
 * Fetches a Flash file, because the emulator would not report a failed request. Sends neither credentials nor a referrer. Rejects on
 * failure. The file may have another type: see `isFlash`.
 */
export async function fetchFlash(url: string, signal: AbortSignal): Promise<FlashFile> {
  const reply = await fetch(url, { signal, credentials: 'omit', referrerPolicy: 'no-referrer' })
  if (!reply.ok) throw new Error(`The Flash film was answered with ${reply.status}.`)
  return { url, bytes: new Uint8Array(await reply.arrayBuffer()) }
}

/** Whether it is a film by its first bytes: plain, or packed in one of two ways. */
export function isFlash({ bytes }: FlashFile): boolean {
  return /^[FCZ]WS$/.test(String.fromCharCode(...bytes.subarray(0, 3)))
}
