/** Closing takes several steps of a browser or a server, and test machines are often busy. */
const closingLimit = 120_000

/**
 * Waits for the end of something that a test used. Vitest limits tests and hooks, but not fixtures: without this, a browser that no longer
 * answers would stop the whole run and leave no word of the cause.
 *
 * @param name of the step, as the error says it
 * @param limit in milliseconds
 * @throws after the limit, with the name of the step
 */
export async function withinLimit<Result>(name: string, step: Promise<Result>, limit = closingLimit): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const isLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not end within ${limit / 1000} s.`)), limit)
  })
  try {
    return await Promise.race([step, isLate])
  } finally {
    clearTimeout(timer)
  }
}
