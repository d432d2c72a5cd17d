/** A Flash file, unchanged. */
export interface FlashFile {
  readonly url: string
  readonly bytes: Uint8Array
}

/**
 * Fetches a film, because the emulator alone would not report a failed request. Sends neither credentials nor a referrer.
 * Rejects when it cannot be fetched. The file may be something else: see `isFlash`.
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
