/** Thrown inside the client when an answer is longer than it may be. */
export class TooLarge extends Error {}

/**
 * The whole answer as text, read piece by piece so that an endless or giant one is refused before it fills the memory.
 * @param limit bytes
 */
export async function readBody(response: Response, limit: number): Promise<string> {
  if (Number(response.headers.get('content-length')) > limit) {
    await response.body?.cancel()
    throw new TooLarge()
  }
  if (!response.body) return response.text()
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw new TooLarge()
    }
    text += decoder.decode(value, { stream: true })
  }
}
