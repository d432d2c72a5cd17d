/** The type of a file by its first bytes, regardless of its name and declared type. */
export interface Sniffed {
  mime: string
  /** With the dot. */
  extension: string
  kind: 'image' | 'video' | 'audio' | 'unknown'
}

const UNKNOWN: Sniffed = { mime: 'application/octet-stream', extension: '.bin', kind: 'unknown' }

const image = (mime: string, extension: string): Sniffed => ({ mime, extension, kind: 'image' })
const video = (mime: string, extension: string): Sniffed => ({ mime, extension, kind: 'video' })
const audio = (mime: string, extension: string): Sniffed => ({ mime, extension, kind: 'audio' })

/** Whether a file begins so, `at` bytes after its beginning. */
const has = (head: string, beginning: string, at = 0): boolean => head.startsWith(beginning, at)

/** The brand of an ISO media file (MP4, AVIF …). */
const isBrand = (head: string, brands: readonly string[]): boolean => has(head, 'ftyp', 4) && brands.some((brand) => has(head, brand, 8))

/** A bare MPEG frame: layer III, and a bit rate and sampling rate that exist. */
const isMpegFrame = (head: string): boolean => {
  const [sync, layer, rate] = [head.charCodeAt(0), head.charCodeAt(1), head.charCodeAt(2)]
  return sync === 0xff && (layer & 0xe6) === 0xe2 && rate >= 0x10 && rate < 0xf0 && (rate & 0x0c) !== 0x0c
}

const MP4 = ['isom', 'iso2', 'iso3', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'dash', 'M4V', 'MSNV', 'mmp4', 'f4v']

/** In this order: the first that fits is it. */
const KINDS: readonly (readonly [(head: string) => boolean, Sniffed])[] = [
  [(head) => has(head, '\x89PNG\r\n\x1a\n'), image('image/png', '.png')],
  [(head) => has(head, '\xff\xd8\xff'), image('image/jpeg', '.jpg')],
  [(head) => has(head, 'GIF87a') || has(head, 'GIF89a'), image('image/gif', '.gif')],
  [(head) => has(head, 'RIFF') && has(head, 'WEBP', 8), image('image/webp', '.webp')],
  [(head) => isBrand(head, ['avif', 'avis']), image('image/avif', '.avif')],
  [(head) => has(head, 'RIFF') && has(head, 'WAVE', 8), audio('audio/wav', '.wav')],
  [(head) => isBrand(head, ['M4A', 'M4B']), audio('audio/mp4', '.m4a')],
  [(head) => isBrand(head, ['qt']), video('video/quicktime', '.mov')],
  [(head) => isBrand(head, MP4), video('video/mp4', '.mp4')],
  [(head) => has(head, '\x1a\x45\xdf\xa3') && head.slice(0, 80).includes('webm'), video('video/webm', '.webm')],
  [(head) => has(head, 'OggS') && has(head, '\x80theora', 28), video('video/ogg', '.ogv')],
  [(head) => has(head, 'OggS'), audio('audio/ogg', '.ogg')],
  [(head) => has(head, 'fLaC'), audio('audio/flac', '.flac')],
  [(head) => has(head, 'ID3') || isMpegFrame(head), audio('audio/mpeg', '.mp3')],
]

/** @param bytes the whole file or at least its first 4 KB */
export function sniff(bytes: Uint8Array): Sniffed {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 4096)).toString('latin1')
  const known = KINDS.find(([fits]) => fits(head))
  if (known) return known[1]
  return isText(bytes.subarray(0, 4096)) ? { mime: 'text/plain', extension: '.txt', kind: 'unknown' } : UNKNOWN
}

/** UTF-8 without control characters: also HTML, SVG and scripts, which are stored as plain text. */
function isText(bytes: Uint8Array): boolean {
  if (bytes.some((byte) => byte < 9 || (byte > 13 && byte < 32))) return false
  try {
    // The last character may be cut in two.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Width and height of an MP4's first video track, if its header has them. */
export function videoSize(bytes: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const moov = boxes(view, 0, view.byteLength).find((box) => box.type === 'moov')
  for (const track of moov ? boxes(view, moov.start, moov.end).filter((box) => box.type === 'trak') : []) {
    const header = boxes(view, track.start, track.end).find((box) => box.type === 'tkhd')
    if (!header || header.end - header.start < 84) continue
    // Both are the last fields, in 16.16 fixed point; a sound track has zeros there.
    const [width, height] = [view.getUint32(header.end - 8) >>> 16, view.getUint32(header.end - 4) >>> 16]
    if (width > 0 && height > 0) return { width, height }
  }
  return null
}

interface Box {
  type: string
  /** Of the content. */
  start: number
  end: number
}

function boxes(view: DataView, from: number, to: number): Box[] {
  const found: Box[] = []
  for (let at = from; at + 8 <= to && found.length < 1000;) {
    const size = view.getUint32(at)
    const type = String.fromCharCode(view.getUint8(at + 4), view.getUint8(at + 5), view.getUint8(at + 6), view.getUint8(at + 7))
    // 1: a 64-bit size follows; its upper half is zero in any file that may be uploaded. 0: to the end.
    const length = size === 1 && at + 16 <= to ? view.getUint32(at + 12) : size === 0 ? to - at : size
    const head = size === 1 ? 16 : 8
    if (length < head || at + length > to) break
    found.push({ type, start: at + head, end: at + length })
    at += length
  }
  return found
}
