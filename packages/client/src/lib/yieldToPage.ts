/** Lets the browser answer the reader, and draw, before what comes next. */
export function yieldToPage(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise((resolve) => void setTimeout(resolve, 0))
}
