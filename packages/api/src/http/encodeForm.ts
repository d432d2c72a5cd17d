/** A value of a query or a form; null and undefined leave the key out, an empty text is sent. */
export type FormValue = string | number | boolean | null | undefined | Blob | readonly FormValue[] | { readonly [key: string]: FormValue }

export type FormFields = Readonly<Record<string, FormValue>>

/**
 * Flattens nested fields in the servers' form: `ids[]=1`, `poll[options][]=a`, `poll[multiple]=true`, and `fields_attributes[0][name]=a`
 * for a list of objects, where the index groups the keys of each object.
 */
export function encodeForm(form: FormFields): [string, string | Blob][] {
  const pairs: [string, string | Blob][] = []
  for (const [name, value] of Object.entries(form)) append(pairs, name, value)
  return pairs
}

function append(pairs: [string, string | Blob][], name: string, value: FormValue): void {
  if (value === null || value === undefined) return
  if (value instanceof Blob) pairs.push([name, value])
  else if (typeof value !== 'object') pairs.push([name, String(value)])
  else if (isList(value)) value.forEach((item, index) => append(pairs, isPlain(item) ? `${name}[${index}]` : `${name}[]`, item))
  else for (const [key, inner] of Object.entries(value)) append(pairs, `${name}[${key}]`, inner)
}

// Array.isArray does not narrow a readonly array out of a union.
function isList(value: object): value is readonly FormValue[] {
  return Array.isArray(value)
}

function isPlain(value: FormValue): boolean {
  return typeof value === 'object' && !(value instanceof Blob)
}

/** `?a=1&b[]=2`, or an empty text. */
export function encodeQuery(query: FormFields): string {
  const pairs = encodeForm(query).flatMap(([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []))
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`
}

/** The form as a request's body: multipart when a file is in it. */
export function encodeFormBody(form: FormFields): FormData | URLSearchParams {
  const multipart = new FormData()
  const plain = new URLSearchParams()
  let hasFile = false
  for (const [name, value] of encodeForm(form)) {
    multipart.append(name, value)
    if (typeof value === 'string') plain.append(name, value)
    else hasFile = true
  }
  return hasFile ? multipart : plain
}
