import { isRecord } from '#lib/isRecord.ts'

/**
 * Whether a step back stays in the client. The router marks each entry that it adds after another one, and the mark outlives a reload.
 * The browser itself counts other pages too: of the same server, and before the Navigation API those of every site.
 */
export function hasPreviousEntry(): boolean {
  const state: unknown = history.state
  return isRecord(state) && state.hasPrevious === true
}
