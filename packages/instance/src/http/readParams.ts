import { crashed, invalidValue } from './HttpError.ts'
import { isObject, kindOf, Params, type ParamObject, type ParamValue } from './Params.ts'

/** Reads query and body of a request into one; the body wins. */
export async function readParams(request: Request): Promise<Params> {
  const query = nest(new URL(request.url).searchParams)
  if (request.method === 'GET' || request.method === 'HEAD') return new Params(query)
  return new Params({ ...query, ...(await readBody(request)) })
}

/** Only the query, for routes whose body is read elsewhere. */
export function readQuery(request: Request): Params {
  return new Params(nest(new URL(request.url).searchParams))
}

async function readBody(request: Request): Promise<ParamObject> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (type === 'application/json' || type.endsWith('+json')) return readJson(await request.text())
  if (type === 'application/x-www-form-urlencoded') return nest(new URLSearchParams(await request.text()))
  if (type === 'multipart/form-data')
    return nest(
      await request.formData().catch(() => {
        throw crashed(400)
      }),
    )
  const text = await request.text()
  if (text !== '') throw invalidValue([], 'Invalid value for header: content-type')
  return {}
}

function readJson(text: string): ParamObject {
  if (text.trim() === '') return {}
  let body: ParamValue
  try {
    // Any JSON value is a ParamValue.
    body = JSON.parse(text) as ParamValue
  } catch {
    throw crashed(400)
  }
  if (!isObject(body)) throw invalidValue([], `Invalid object. Got: ${kindOf(body)}`)
  return body
}

/** `poll[options][]=a&poll[options][]=b` becomes `{poll: {options: ['a', 'b']}}`. */
function nest(entries: Iterable<[string, string | File]>): ParamObject {
  const root: ParamObject = {}
  for (const [name, value] of entries) {
    const keys = name.replaceAll(']', '').split('[')
    // A name nested deeper than any parameter is an attempt to make this slow.
    if (keys.length <= 8 && !keys.includes('__proto__')) put(root, keys, value)
  }
  return root
}

function put(target: ParamObject, keys: readonly string[], value: string | File): void {
  const [key = '', next, ...rest] = keys
  if (next === undefined) {
    target[key] = value
  } else if (next === '' && rest.length === 0) {
    const known = target[key]
    if (Array.isArray(known)) known.push(value)
    else target[key] = [value]
  } else {
    const known = target[key]
    const child = isObject(known) ? known : {}
    target[key] = child
    put(child, [next, ...rest], value)
  }
}
