/** Reads a column ending in `_json`. This package wrote it, so its shape is the one the schema names. */
export function storedJson<Value>(text: string): Value {
  return JSON.parse(text) as Value
}
