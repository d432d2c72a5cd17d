const beginnings = [
  '\x89PNG\r\n\x1a\n',
  '\xff\xd8\xff',
  'GIF8',
  'BM',
  'II*\0',
  'MM\0*',
  '\0\0\x01\0',
  '\xff\x0a',
  '\0\0\0\x0cJXL ',
  '\0\0\0\x0cjP  ',
]

/** Brands of the container that films have as well. */
const brands = ['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'crx ']

/** Types whose beginnings are known here; of the many others only a server can say whether it takes them. */
const knownTypes: ReadonlySet<string> = new Set(
  'png apng jpeg jpg pjpeg gif webp bmp x-ms-bmp tiff x-icon vnd.microsoft.icon jxl jp2 avif heic heif svg+xml'
    .split(' ')
    .map((kind) => `image/${kind}`),
)

/** Whether a type is an image type that `isImage` recognizes. */
export function isKnownImageType(type: string): boolean {
  return knownTypes.has(type.toLowerCase())
}

/** Whether a file's bytes start like an image, regardless of its name and type. */
export function isImage(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 256))
  if (beginnings.some((beginning) => head.startsWith(beginning))) return true
  if (head.startsWith('RIFF')) return head.startsWith('WEBP', 8)
  if (head.startsWith('ftyp', 4)) return brands.some((brand) => head.startsWith(brand, 8))
  // A drawing is a text.
  return /^(\xef\xbb\xbf)?\s*<(\?xml|svg|!)/i.test(head)
}
