import { encode } from 'blurhash'
import sharp, { type Sharp } from 'sharp'
import { cast } from '../cast.ts'
import { createRandom } from '../createRandom.ts'
import { hosts } from '../hosts.ts'
import type { MediaFiles } from '../../domain/media/mediaFiles.ts'
import { makeApng } from './apng.ts'
import { drawAvatar } from './avatars.ts'
import { drawFavicon, ownEmojis, partyFrames, remoteEmojis } from './emojis.ts'
import { makeFlash, makePage, makePdf } from './oddFiles.ts'
import { scenes, type SceneName } from './scenes.ts'
import { composeTune } from './sound.ts'
import { makeVideo } from './video.ts'

export type Shape = 'landscape' | 'portrait' | 'square' | 'wide' | 'panorama' | 'tall' | 'tiny'

/** A file that posts can carry. */
export interface SeedFile {
  type: 'image' | 'video' | 'audio' | 'unknown'
  mime: string
  url: string
  previewUrl: string | null
  width: number | null
  height: number | null
  blurhash: string | null
  name: string
  description: string
}

/** Everything that was drawn. Paths lie under the origin. */
export interface SeedFiles {
  images: Readonly<Record<Shape, readonly SeedFile[]>>
  film: SeedFile
  tune: SeedFile
  /** Animations that are neither videos nor emoji: one of each format. */
  animations: Readonly<Record<'gif' | 'webp' | 'apng', SeedFile>>
  /** Files that a browser cannot display by itself. */
  oddities: Readonly<Record<'flash' | 'pdf' | 'page', SeedFile>>
  /** An image whose file is missing. */
  lost: SeedFile
  avatars: ReadonlyMap<string, string>
  headers: ReadonlyMap<string, string>
  emojis: ReadonlyMap<string, string>
  remoteEmojis: ReadonlyMap<string, string>
  favicons: ReadonlyMap<string, string>
}

const sizes: Readonly<Record<Shape, readonly [width: number, height: number]>> = {
  landscape: [1200, 800],
  portrait: [900, 1200],
  square: [900, 900],
  wide: [1600, 700],
  panorama: [2600, 520],
  tall: [600, 9000],
  tiny: [48, 32],
}

const counts: Readonly<Record<'full' | 'small', Readonly<Record<Shape, number>>>> = {
  full: { landscape: 26, portrait: 9, square: 9, wide: 5, panorama: 2, tall: 1, tiny: 1 },
  small: { landscape: 5, portrait: 2, square: 2, wide: 1, panorama: 1, tall: 1, tiny: 1 },
}

/** Frequencies of scenes: the remaining ones of a shape follow in this order. */
const order: readonly SceneName[] = [
  'sea',
  'bird',
  'hills',
  'garden',
  'loaf',
  'railway',
  'night',
  'panel',
  'forest',
  'chart',
  'waves',
  'tiles',
]

/** Draws and stores all images of the seeded world, the same at every run. */
export async function openSeedFiles(files: MediaFiles, size: 'full' | 'small'): Promise<SeedFiles> {
  const shapes = Object.keys(sizes).filter((name): name is Shape => name in sizes)
  const [images, video, tune, animations, oddities, movingAvatar, avatars, headers, emojis, foreign, favicons] = await Promise.all([
    Promise.all(shapes.map(async (shape) => [shape, await drawShape(files, shape, counts[size][shape])] as const)),
    storeVideo(files),
    storeTune(files),
    storeAnimations(files),
    storeOddities(files),
    animate(turningSky(8, 160, 160), 160, 'gif').then((bytes) => files.storeDrawn(bytes, '.gif')),
    storeEach(
      cast.flatMap((person) =>
        person.avatar ? [[person.acct, drawAvatar(person.avatar, person.hue, createRandom(`avatar ${person.acct}`))]] : [],
      ),
      files,
    ),
    storeEach(
      cast.flatMap((person) =>
        person.header
          ? [[person.acct, scenes[person.header]({ width: 1200, height: 400, random: createRandom(`header ${person.acct}`) }).svg]]
          : [],
      ),
      files,
    ),
    storeEach(Object.entries(ownEmojis), files),
    storeEach(Object.entries(remoteEmojis), files),
    storeEach(
      hosts.map((host) => [host.domain, drawFavicon(host.hue)]),
      files,
    ),
  ])
  const byShape = new Map(images)
  const hung = (shape: Shape) => byShape.get(shape) ?? []
  return {
    images: {
      landscape: hung('landscape'),
      portrait: hung('portrait'),
      square: hung('square'),
      wide: hung('wide'),
      panorama: hung('panorama'),
      tall: hung('tall'),
      tiny: hung('tiny'),
    },
    film: video,
    tune,
    animations,
    oddities,
    lost,
    avatars: new Map([...avatars, ['keplers_cat', movingAvatar]]),
    headers,
    emojis: new Map([...emojis, ['rook_party', await storeParty(files)]]),
    remoteEmojis: foreign,
    favicons,
  }
}

function drawShape(files: MediaFiles, shape: Shape, count: number): Promise<SeedFile[]> {
  const [width, height] = sizes[shape]
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const name = shape === 'tall' ? 'waves' : (order[index % order.length] ?? 'hills')
      const { svg, description } = scenes[name]({ width, height, random: createRandom(`${shape} ${index}`) })
      return storeImage(files, svg, `${name}-${index + 1}.jpg`, description)
    }),
  )
}

/** Images are stored as JPEG, with a smaller WebP for lists, as uploads are. */
async function storeImage(files: MediaFiles, svg: string, name: string, description: string): Promise<SeedFile> {
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true })
  const raw = { raw: { width: info.width, height: info.height, channels: info.channels } }
  const isLarge = info.width > 640 || info.height > 640
  const [full, small, blurhash] = await Promise.all([
    sharp(data, raw).jpeg({ quality: 84 }).toBuffer(),
    isLarge ? sharp(data, raw).resize(640, 640, { fit: 'inside' }).webp({ quality: 76, effort: 2 }).toBuffer() : null,
    blurhashOf(sharp(data, raw)),
  ])
  return {
    type: 'image',
    mime: 'image/jpeg',
    url: await files.storeDrawn(full, '.jpg'),
    previewUrl: small && (await files.storeDrawn(small, '.webp')),
    width: info.width,
    height: info.height,
    blurhash,
    name,
    description,
  }
}

async function blurhashOf(image: Sharp): Promise<string> {
  const { data, info } = await image.resize(24, 24, { fit: 'fill' }).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return encode(new Uint8ClampedArray(data), info.width, info.height, 4, 3)
}

async function storeEach(
  drawings: readonly (readonly [key: string, svg: string] | string[])[],
  files: MediaFiles,
): Promise<Map<string, string>> {
  const stored = await Promise.all(
    drawings.map(async ([key = '', svg = '']) => {
      const bytes = await sharp(Buffer.from(svg)).webp({ quality: 84, effort: 2 }).toBuffer()
      return [key, await files.storeDrawn(bytes, '.webp')] as const
    }),
  )
  return new Map(stored)
}

async function animate(frames: readonly string[], delayMs: number, format: 'gif' | 'webp' = 'webp'): Promise<Buffer> {
  const images = await Promise.all(frames.map((svg) => sharp(Buffer.from(svg)).png().toBuffer()))
  const joined = sharp(images, { join: { animated: true } })
  const delay = frames.map(() => delayMs)
  return format === 'gif'
    ? joined.gif({ loop: 0, delay, effort: 2 }).toBuffer()
    : joined.webp({ loop: 0, delay, quality: 80, effort: 2 }).toBuffer()
}

async function storeParty(files: MediaFiles): Promise<string> {
  return files.storeDrawn(await animate(partyFrames, 90), '.webp')
}

/** The night sky turning once: the same stars, moved. */
function turningSky(frames: number, width: number, height: number): string[] {
  const { svg } = scenes.night({ width: width * 2, height, random: createRandom('film') })
  const inner = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
  return Array.from(
    { length: frames },
    (_, index) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${((index / frames) * width).toFixed(1)} 0 ${width} ${height}">${inner}</svg>`,
  )
}

async function storeVideo(files: MediaFiles): Promise<SeedFile> {
  const [width, height] = [480, 270]
  const frames = turningSky(30, width, height)
  const [bytes, blurhash] = await Promise.all([makeVideo(frames, width, height, 100), blurhashOf(sharp(Buffer.from(frames[0] ?? '')))])
  const url = await files.storeDrawn(bytes, '.webm')
  return {
    type: 'video',
    mime: 'video/webm',
    url,
    previewUrl: null,
    width,
    height,
    blurhash,
    name: 'sky.webm',
    description: 'Three seconds of film: the stars move to the left over a dark ridge.',
  }
}

async function storeTune(files: MediaFiles): Promise<SeedFile> {
  const url = await files.storeDrawn(composeTune(createRandom('tune'), 8), '.wav')
  return {
    type: 'audio',
    mime: 'audio/wav',
    url,
    previewUrl: null,
    width: null,
    height: null,
    blurhash: null,
    name: 'ferries.wav',
    description: 'Eight seconds of plucked notes, slow and a little hollow.',
  }
}

async function storeAnimations(files: MediaFiles): Promise<SeedFiles['animations']> {
  const frames = turningSky(12, 320, 200)
  const blurhash = await blurhashOf(sharp(Buffer.from(frames[0] ?? '')))
  const [gif, webp, apng] = await Promise.all([animate(frames, 120, 'gif'), animate(frames, 120), makeApng(frames, 120)])
  const hang = async (bytes: Uint8Array, mime: string, extension: string): Promise<SeedFile> => ({
    type: 'image',
    mime,
    url: await files.storeDrawn(bytes, extension),
    previewUrl: null,
    width: 320,
    height: 200,
    blurhash,
    name: `sky${extension}`,
    description: 'A looping picture of stars passing over a ridge.',
  })
  return {
    gif: await hang(gif, 'image/gif', '.gif'),
    webp: await hang(webp, 'image/webp', '.webp'),
    apng: await hang(apng, 'image/png', '.png'),
  }
}

async function storeOddities(files: MediaFiles): Promise<SeedFiles['oddities']> {
  const store = async (bytes: Uint8Array, mime: string, name: string, description: string): Promise<SeedFile> => ({
    ...nothingToSee,
    mime,
    url: await files.storeDrawn(bytes, name.slice(name.lastIndexOf('.'))),
    name,
    description,
  })
  const page = makePage('The duck from both sides', 'Rows 1 to 40. Row 41 is missing: the duck ate it.')
  return {
    flash: await store(makeFlash(), 'application/x-shockwave-flash', 'red-square.swf', 'A red square, which is all it ever did'),
    pdf: await store(makePdf('Soup, for eight. Feeds three.'), 'application/pdf', 'soup.pdf', ''),
    page: await store(page, 'text/html', 'duck.html', 'The knitting pattern as a page'),
  }
}

const nothingToSee = { type: 'unknown', previewUrl: null, width: null, height: null, blurhash: null } as const

const lost: SeedFile = {
  type: 'image',
  mime: 'image/jpeg',
  url: '/media/lost-in-the-move.jpg',
  previewUrl: null,
  width: 1200,
  height: 800,
  blurhash: null,
  name: 'lost-in-the-move.jpg',
  description: 'The old harbour, before the server moved and the file did not',
}
