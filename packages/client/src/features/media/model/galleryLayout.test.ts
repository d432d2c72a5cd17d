import type { Attachment, AttachmentId, AttachmentKind } from '@rookery/api/wire/model'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { galleryRows, inRows, mediaBox, rowsAtFirst } from './galleryLayout.ts'

function attachment(kind: AttachmentKind = 'image', width: number | null = 1200, height: number | null = 800, id = 'a'): Attachment {
  const url = `https://media.example/${id}`
  return {
    // The table's own ids.
    id: id as AttachmentId,
    kind,
    mimeType: null,
    url,
    remoteUrl: null,
    name: null,
    previewUrl: url,
    description: '',
    blurhash: null,
    width,
    height,
    duration: null,
    focus: null,
  }
}

const boxOf = (width: number | null, height: number | null, alone = true) => mediaBox({ width, height, focus: null }, alone)

describe('the box of a picture', () => {
  test.each([
    ['keeps its shape', 1600, 900, true, { ratio: 16 / 9, fit: 'cover', widest: 1600 }],
    ['is 16:9 and shows all where nobody knows the size', null, 900, true, { ratio: 16 / 9, fit: 'contain', widest: undefined }],
    ['is 16:9 for a size that cannot be', 0, 0, true, { ratio: 16 / 9, fit: 'contain', widest: undefined }],
    ['cuts a very tall one, from its end', 600, 9000, true, { ratio: 0.5, fit: 'cover', position: '50% 0' }],
    ['shows nearly all of a panorama alone', 2600, 520, true, { ratio: 5, fit: 'cover', position: undefined }],
    ['cuts a panorama among others', 2600, 520, false, { ratio: 2.4, fit: 'cover' }],
    ['does not blow up a small one', 48, 32, true, { ratio: 160 / 96, fit: 'scale-down', widest: 160 }],
    ['does not draw one alone wider than it is', 400, 300, true, { ratio: 4 / 3, fit: 'cover', widest: 400 }],
  ] as const)('%s', (_what, width, height, alone, box) => {
    expect(boxOf(width, height, alone)).toMatchObject(box)
  })

  test('shows the point that its author chose', () => {
    expect(mediaBox({ width: 2600, height: 520, focus: { x: 1, y: -0.5 } }, false).position).toBe('100% 75%')
  })

  test('crops no picture with proportions between the bounds', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200, max: 6000 }),
        fc.double({ min: 0.6, max: 2.4, noNaN: true }),
        fc.boolean(),
        (width, ratio, alone) => {
          expect(boxOf(width, width / ratio, alone).ratio).toBeCloseTo(ratio)
        },
      ),
    )
  })
})

test.each([
  [1, [1]],
  [2, [2]],
  [3, [3]],
  [4, [2, 2]],
  [5, [3, 2]],
  [7, [3, 2, 2]],
  [8, [3, 3, 2]],
  [10, [3, 3, 2, 2]],
])('%i pictures are in rows of %j and none is lost', (count, rows) => {
  const items = Array.from({ length: count }, (_, index) => index)
  expect(inRows(items).map((row) => row.length)).toEqual(rows)
  expect(inRows(items).flat()).toEqual(items)
})

test('sounds and files have their own rows, and the order stays', () => {
  const kinds: readonly AttachmentKind[] = ['image', 'video', 'audio', 'image', 'unknown', 'flash']
  const attachments = kinds.map((kind, index) => attachment(kind, 1200, 800, `${index}`))
  const rows = galleryRows(attachments)
  expect(rows.map(({ kind, attachments: row }) => `${kind} ${row.map((item) => item.kind).join(' ')}`)).toEqual([
    'pictures image video',
    'line audio',
    'pictures image',
    'line unknown',
    'line flash',
  ])
  expect(rows.flatMap((row) => row.attachments)).toEqual(attachments)
})

describe('rows shown before the reader shows all attachments', () => {
  const landscape = Array.from({ length: 20 }, (_, index) => attachment('image', 1200, 800, `${index}`))
  const portrait = landscape.map((item) => ({ ...item, height: 1600 }))

  test.each([
    ['one tall picture is a row and is shown', portrait.slice(0, 1), 1],
    ['four landscapes are lower than they are wide', landscape.slice(0, 4), 2],
    ['eight landscapes too', landscape.slice(0, 8), 3],
    ['of ten the last row waits', landscape.slice(0, 10), 3],
    ['four portraits are shown', portrait.slice(0, 4), 2],
    ['of seven portraits the last row waits', portrait.slice(0, 7), 2],
    ['eight files fit, the ninth waits', Array.from({ length: 9 }, (_, index) => attachment('unknown', null, null, `${index}`)), 8],
  ])('%s', (_what, attachments, shown) => {
    expect(rowsAtFirst(galleryRows(attachments))).toBe(shown)
  })
})
