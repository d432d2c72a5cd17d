/** An object with keys; neither null nor a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The object in a JSON text; an empty one for any other value. */
export function parseRecord(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(json ?? 'null')
    return isRecord(value) ? value : {}
  } catch {
    // A text that is no JSON counts as empty.
    return {}
  }
}
