import { contentTypeOf, isText } from './contentTypes.ts'
import { readBytes } from './fileRoot.ts'
import type { FileRoot, FoundFile } from './fileRoot.ts'

/** An answer before the headers of every answer are added. */
export interface FileResponse {
  status: 200 | 206 | 304 | 416
  headers: Record<string, string>
  body: Uint8Array<ArrayBuffer> | null
}

interface Encoded {
  file: FoundFile
  encoding: 'br' | 'gzip' | null
}

/**
 * Answers a request for a static file: the compressed twin (`.br`, `.gz`) when the reader takes it,
 * 304 for a known entity tag, one byte range. Null when there is no such file.
 */
export async function respondWithFile(root: FileRoot, pathname: string, request: Request): Promise<FileResponse | null> {
  const plain = await root.find(pathname)
  if (!plain) return null
  const type = contentTypeOf(plain.path)
  const { file, encoding } =
    isText(type) && !request.headers.has('range')
      ? await pickEncoding(root, pathname, plain, request.headers.get('accept-encoding') ?? '')
      : { file: plain, encoding: null }
  const etag = `"${file.version}${encoding ? `-${encoding}` : ''}"`
  const headers: Record<string, string> = { 'cache-control': 'public, no-cache', etag }
  if (isText(type)) headers['vary'] = 'Accept-Encoding'
  if (isKnown(request.headers.get('if-none-match'), etag)) return { status: 304, headers, body: null }
  headers['content-type'] = type
  if (encoding) headers['content-encoding'] = encoding
  const range = encoding ? null : byteRange(request.headers.get('range'), file.size)
  if (range === 'unsatisfiable') {
    return { status: 416, headers: { ...headers, 'content-range': `bytes */${file.size}` }, body: null }
  }
  const { start, end } = range ?? { start: 0, end: file.size - 1 }
  headers['content-length'] = String(end - start + 1)
  headers['accept-ranges'] = 'bytes'
  if (range) headers['content-range'] = `bytes ${start}-${end}/${file.size}`
  const body = request.method === 'HEAD' ? null : await readBytes(file.path, start, end)
  return { status: range ? 206 : 200, headers, body }
}

async function pickEncoding(root: FileRoot, pathname: string, plain: FoundFile, accepted: string): Promise<Encoded> {
  for (const [encoding, extension] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    if (!accepts(accepted, encoding)) continue
    const file = await root.find(pathname + extension)
    if (file) return { file, encoding }
  }
  return { file: plain, encoding: null }
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part.trim().split(';')
    return name.trim() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
  })
}

const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null && ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')

/** The one range of a `Range` header, clipped to the file; null when there is none or it is not one we answer. */
function byteRange(header: string | null, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const match = header === null ? null : /^bytes=(\d*)-(\d*)$/.exec(header)
  if (!match) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
