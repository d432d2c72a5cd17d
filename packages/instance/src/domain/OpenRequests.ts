/** The requests that an instance is working on. It waits for their end before it closes its database. */
export interface OpenRequests {
  /** Aborted as soon as the instance closes: a request that waits for time to pass stops waiting. */
  readonly closing: AbortSignal
  /** Handles a request, or returns `rejection` once the instance closes. */
  run<Result>(handle: () => Promise<Result>, rejection: () => Result): Promise<Result>
  /** Rejects further requests, and resolves when none is under way. */
  close(): Promise<void>
}

/** Starts without a request. */
export function createOpenRequests(): OpenRequests {
  const underWay = new Set<Promise<unknown>>()
  const closing = new AbortController()
  return {
    closing: closing.signal,
    async run(handle, rejection) {
      if (closing.signal.aborted) return rejection()
      const running = handle()
      underWay.add(running)
      try {
        return await running
      } finally {
        underWay.delete(running)
      }
    },
    async close() {
      closing.abort()
      await Promise.allSettled(underWay)
    },
  }
}
