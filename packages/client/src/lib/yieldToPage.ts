/** Lets the browser handle input and paint before continuing. */
export function yieldToPage(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield()
  return new Promise((resolve) => void setTimeout(resolve, 0))
}
