import type { Attachment, AttachmentId, AttachmentKind, StatusFilter } from '@rookery/api/wire/model'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Session } from '#features/session/model/Session.ts'
import type { FilterView } from '#features/filters/model/FilterVerdict.ts'
import { FilterViewContext } from '#features/filters/model/FilterViewContext.ts'
import { settingsTable, type SettingKey } from '#features/settings/model/settingsTable.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { createCell } from '@rookery/store/Cell'
import type { PageAddress } from '#features/navigation/model/Navigation.ts'
import { NavigationContext } from '#features/navigation/model/useNavigation.ts'
import { handleViewerRequests, type ViewerRequest } from './openViewer.ts'
import '#ui/global.css'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { postOf } from '#test/content/postOf.ts'
import { recordVideo } from '#test/media/recordVideo.ts'
import { Gallery } from './Gallery.tsx'
import { resizePage } from '#test/resizePage.ts'

let session: Session
beforeAll(async () => {
  session = await openQuietSession()
})
beforeEach(async () => {
  for (const key of Object.keys(settingsTable)) if (isSetting(key)) settingsOf(session).reset(key)
  await resizePage(800, 900)
})

const isSetting = (key: string): key is SettingKey => key in settingsTable

/** A PNG that this browser has just drawn. */
async function imageUrl(width: number, height: number): Promise<string> {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.fillRect(0, 0, width, height)
  return URL.createObjectURL(await canvas.convertToBlob())
}

/** A GIF of this size that repeats, with one pixel. */
function movingUrl(width: number, height: number): string {
  const loop = [0x21, 0xff, 0x0b, ...new TextEncoder().encode('NETSCAPE2.0'), 3, 1, 0, 0, 0]
  const pixel = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]
  const header = [...new TextEncoder().encode('GIF89a'), width, 0, height, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
  return URL.createObjectURL(new Blob([new Uint8Array([...header, ...loop, ...pixel, 0x3b])], { type: 'image/gif' }))
}

const noFilters: readonly StatusFilter[] = []
const here: FilterView = { kind: 'timeline', place: 'public' }

let posted = 0
function file(kind: AttachmentKind, url: string, more: Partial<Attachment> = {}): Attachment {
  return {
    // The test's own.
    id: `f${(posted += 1)}` as AttachmentId,
    kind,
    mimeType: kind === 'image' ? 'image/jpeg' : null,
    url,
    remoteUrl: null,
    name: null,
    previewUrl: url,
    description: `Words on ${kind}`,
    blurhash: null,
    width: null,
    height: null,
    duration: null,
    focus: null,
    ...more,
  }
}

async function show(
  attachments: readonly Attachment[],
  { sensitive = false, pathname = '/main/public', width = 600, filters = noFilters, view = here, compact = false } = {},
) {
  const status = { ...postOf(`p${(posted += 1)}`, 'words'), attachments, sensitive, filters }
  session.entities.receive({ statuses: [status] })
  const address = createCell<PageAddress>({ pathname, search: '', hash: '' })
  return render(
    <InSession session={session}>
      <NavigationContext value={{ address, opens: () => false, visit: () => '', navigate: () => {} }}>
        <FilterViewContext value={view}>
          <div style={{ inlineSize: width }}>
            <Gallery statusId={status.id} compact={compact} />
          </div>
        </FilterViewContext>
      </NavigationContext>
    </InSession>,
  )
}

const gallery = () => page.getByRole('group', { name: /attachment/ })
const sizeOf = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return { width: Math.round(width), height: Math.round(height) }
}
const boxOf = (element: Element) => element.getBoundingClientRect()

describe('a picture’s box', () => {
  test.each([
    ['a landscape fills the width', 1200, 800, { width: 600, height: 400 }],
    ['a tall one is no higher than the room for it', 600, 1200, { width: 256, height: 512 }],
    ['a small one is not blown up', 48, 32, { width: 160, height: 96 }],
  ])('%s, before and after it arrives', async (_what, width, height, box) => {
    await show([file('image', await imageUrl(width, height), { width, height })])
    const link = page.getByRole('link', { name: 'Words on image' })
    await expect.element(link).toBeVisible()
    expect(sizeOf(link.element())).toEqual(box)
    const whole = boxOf(gallery().element())
    const image = link.getByRole('img').element()
    await expect.poll(() => image instanceof HTMLImageElement && image.complete && image.naturalWidth).toBe(width)
    expect(sizeOf(link.element())).toEqual(box)
    expect(boxOf(gallery().element())).toEqual(whole)
  })

  test('pictures side by side have the same height and are not cropped', async () => {
    const url = await imageUrl(40, 40)
    await show([file('image', url, { width: 1200, height: 800 }), file('image', url, { width: 900, height: 1200 })])
    const links = page.getByRole('link', { name: 'Words on image' })
    await expect.element(links.nth(1)).toBeVisible()
    const [first, second] = links.elements().map(boxOf)
    expect(first?.height).toBeCloseTo(second?.height ?? 0, 0)
    expect((first?.width ?? 0) / (first?.height ?? 1)).toBeCloseTo(1.5, 1)
    expect((second?.width ?? 0) / (second?.height ?? 1)).toBeCloseTo(0.75, 1)
  })
})

describe('hidden attachments are lines', () => {
  const lines = [
    ['by size', 'attachmentSize', 'hide', '/main/public'],
    ['in timelines', 'hideAttachments', true, '/main/public'],
    ['in conversations', 'hideAttachmentsInConv', true, '/notice/1'],
    ['by count', 'maxThumbnails', 0, '/main/public'],
  ] as const

  test.each(lines)('%s', async (_how, key, value, pathname) => {
    settingsOf(session).take({ [key]: value }, 'device')
    await show([file('image', '/favicon.png')], { pathname })
    await expect.element(page.getByRole('button', { name: 'Image Words on image' })).toBeVisible()
    expect(page.getByRole('img').elements()).toEqual([])
  })

  test.each([
    ['hideAttachments', '/notice/1'],
    ['hideAttachmentsInConv', '/main/public'],
  ] as const)('%s says nothing of %s', async (key, pathname) => {
    settingsOf(session).set(key, true)
    await show([file('image', '/favicon.png')], { pathname })
    await expect.element(page.getByRole('link', { name: 'Words on image' })).toBeVisible()
  })

  test.each([false, true])('and covers with long texts are no wider than the post (sensitive: %s)', async (sensitive) => {
    if (!sensitive) settingsOf(session).set('hideAttachments', true)
    await show([file('image', '/favicon.png', { description: 'Reeds as far as one can see '.repeat(20) })], { sensitive })
    await expect.element(page.getByRole('button', { name: /Reeds/ })).toBeVisible()
    expect(boxOf(page.getByRole('button', { name: /Reeds/ }).element()).width).toBeLessThanOrEqual(600)
    expect(gallery().element().scrollWidth).toBeLessThanOrEqual(600)
  })

  test('and the buttons below them have their reserved height on a narrow page', async () => {
    settingsOf(session).set('hideAttachments', true)
    await resizePage(320, 700)
    const { container } = await show(
      Array.from({ length: 20 }, () => file('image', '/favicon.png')),
      { sensitive: true, width: 280 },
    )
    await expect.element(page.getByRole('button', { name: 'List all 20' })).toBeVisible()
    const heights = [...(container.querySelector('[role=group]')?.children ?? [])].map((child) => sizeOf(child).height)
    expect(heights).toEqual([8 * 32, 32])
  })

  test('a small gallery is a low one', async () => {
    settingsOf(session).set('attachmentSize', 'small')
    await show([file('image', '/favicon.png', { width: 1200, height: 800 })])
    await expect.element(page.getByRole('link', { name: 'Words on image' })).toBeVisible()
    expect(boxOf(page.getByRole('link', { name: 'Words on image' }).element()).height).toBeCloseTo(128, 0)
  })
})

describe('a sensitive attachment', () => {
  test.each([
    ['tall', { width: 300, height: 900 }],
    ['wide', { width: 1600, height: 200 }],
  ])('has its complete cover text in a small picture, %s as it is', async (_, meta) => {
    settingsOf(session).set('attachmentSize', 'small')
    const image = file('image', '/favicon.png', { ...meta, description: 'Reeds '.repeat(20) })
    const { container } = await show([image], { sensitive: true, width: 280 })
    const cover = page.getByRole('button', { name: /Press to show/ })
    await expect.element(cover).toBeVisible()
    const box = container.querySelector('[data-covered]')?.getBoundingClientRect()
    const words = cover.element().querySelector('span')?.getBoundingClientRect()
    // In a narrower box each word of the cover would be in its own line.
    expect(box?.width).toBeGreaterThan(150)
    expect(words?.top).toBeGreaterThanOrEqual(box?.top ?? Infinity)
    expect(words?.bottom).toBeLessThanOrEqual(box?.bottom ?? 0)
    expect(words?.right).toBeLessThanOrEqual(box?.right ?? 0)
    expect(cover.element().scrollHeight).toBeLessThanOrEqual(cover.element().clientHeight)
  })

  test('is covered by the reader’s own image if they chose one', async () => {
    settingsOf(session).set('nsfwCensorImage', '/favicon.svg')
    const { container } = await show([file('image', '/favicon.png', { blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' })], { sensitive: true })
    await expect.element(page.getByRole('button', { name: /Sensitive/ })).toBeVisible()
    expect(container.querySelector('img[src$="/favicon.svg"]')).not.toBeNull()
    expect(container.querySelector('canvas')).toBeNull()
  })

  test('is covered by its blurhash, drawn small and shown large while on screen, and released afterwards', async () => {
    const { container } = await show([file('image', '/favicon.png', { blurhash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj' })], { sensitive: true })
    await expect.element(page.getByRole('button', { name: /Sensitive/ })).toBeVisible()
    const canvas = container.querySelector('canvas')
    await expect.poll(() => [canvas?.width, canvas?.height]).toEqual([32, 16])
    expect(canvas?.getBoundingClientRect().width).toBe(canvas?.parentElement?.clientWidth)
    const corner = canvas?.getContext('2d')?.getImageData(0, 0, 1, 1).data
    expect(corner?.[3]).toBe(255)
    container.style.marginBlockStart = '300vh'
    await expect.poll(() => canvas?.width).toBe(0)
  })

  test.each([
    [true, 1],
    [false, 0],
  ])('is preloaded: %s', async (preloads, fetched) => {
    settingsOf(session).set('preloadImage', preloads)
    const { container } = await show([file('image', '/favicon.png')], { sensitive: true })
    await expect.element(page.getByRole('button', { name: /Sensitive/ })).toBeVisible()
    expect(container.querySelectorAll('img[src="/favicon.png"]')).toHaveLength(fetched)
    expect(page.getByRole('img').elements()).toEqual([])
  })
})

test.each([
  [1, 600, 24],
  [3, 280, 18],
])('of %i pictures in %i px each has a mark of %i px for its description', async (count, width, height) => {
  const url = await imageUrl(600, 400)
  await show(
    Array.from({ length: count }, () => file('image', url, { width: 600, height: 400 })),
    { width },
  )
  const mark = page.getByRole('button', { name: 'ALT, description' }).first()
  await expect.element(mark).toBeVisible()
  // Its ground; the border around it that a finger may press as well is not painted.
  expect(mark.element().clientHeight).toBe(height)
  expect(mark.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(24)
})

describe('an attachment under a filter', () => {
  const spiders: StatusFilter = { title: 'Spiders', action: 'blur', contexts: ['public'] }
  const cover = page.getByRole('button', { name: 'Covered by your filter “Spiders”. Press to show Words on image' })

  test('names the filter although sensitive attachments are shown, and can be shown and covered again', async () => {
    settingsOf(session).set('hideNsfw', false)
    await show([file('image', await imageUrl(40, 40))], { filters: [spiders], sensitive: true })
    await cover.click()
    await expect.element(page.getByRole('link', { name: 'Words on image' })).toBeVisible()
    await page.getByRole('button', { name: 'Hide' }).click()
    await expect.element(cover).toBeVisible()
  })

  test('is covered inside another post as well, wherever that is shown', async () => {
    const filters: readonly StatusFilter[] = [{ ...spiders, contexts: ['account'] }]
    await show([file('image', '/favicon.png')], { filters, compact: true })
    await expect.element(page.getByRole('button', { name: /^Covered by your filter “Spiders”/ })).toBeVisible()
  })

  test('is not covered if the filter does not apply', async () => {
    await show([file('image', '/favicon.png')], { filters: [spiders], view: { kind: 'notifications' } })
    await expect.element(page.getByRole('link', { name: 'Words on image' })).toBeVisible()
  })

  test('says so if attachments are lines', async () => {
    settingsOf(session).set('hideAttachments', true)
    await show([file('image', '/favicon.png')], { filters: [spiders] })
    await expect.element(gallery()).toHaveTextContent('Covered by your filter “Spiders”Show it here')
  })
})

describe('videos and sounds', () => {
  const video = () => page.getByLabelText('Words on video', { exact: true })

  test('a video loops if the reader wants that, and a video with sound only if they want that, too', async () => {
    await show([file('video', await recordVideo())])
    await expect.element(video()).toHaveAttribute('loop')
    settingsOf(session).set('loopVideo', false)
    await expect.element(video()).not.toHaveAttribute('loop')
  })

  test('a video with sound does not loop unless the reader wants that, too', async () => {
    await show([file('video', await recordVideo())])
    await expect.element(video()).toHaveAttribute('loop')
    // Chromium's property once it has decoded audio; it cannot record any without a user.
    Object.defineProperty(video().element(), 'webkitAudioDecodedByteCount', { value: 512 })
    video().element().dispatchEvent(new Event('timeupdate'))
    await expect.element(video()).not.toHaveAttribute('loop')
    settingsOf(session).set('loopVideoSilentOnly', false)
    await expect.element(video()).toHaveAttribute('loop')
  })

  test('a video opens in the viewer if the reader wants that', async () => {
    settingsOf(session).set('playVideosInModal', true)
    const asked: ViewerRequest[] = []
    const stop = handleViewerRequests((request) => asked.push(request))
    const url = await recordVideo()
    await show([file('unknown', '/a.zip'), file('video', url), file('video', url, { description: 'Second' })])
    await page.getByRole('button', { name: 'Play: Second' }).click()
    stop()
    expect(asked).toMatchObject([{ kind: 'status', index: 1 }])
  })

  test('the description of a video that plays in place can be read', async () => {
    await show([file('video', await recordVideo())])
    await page.getByRole('button', { name: 'Description' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Description' })).toHaveTextContent('Words on video')
  })

  test('a video that plays in place can be opened in the viewer by its button, too', async () => {
    const asked: ViewerRequest[] = []
    const stop = handleViewerRequests((request) => asked.push(request))
    await show([file('video', await recordVideo())])
    const button = page.getByRole('button', { name: 'Open Words on video in the viewer' })
    await expect.element(button).toHaveAttribute('aria-haspopup', 'dialog')
    await button.click()
    stop()
    expect(asked).toMatchObject([{ kind: 'status', index: 0 }])
  })

  test('a GIF converted to video is paused and silent until it is hovered or focused, and opens', async () => {
    const asked: ViewerRequest[] = []
    const stop = handleViewerRequests((request) => asked.push(request))
    await show([file('gifv', await recordVideo())])
    const button = page.getByRole('button', { name: 'Words on gifv' })
    await expect.element(button).toBeVisible()
    const video = button.element().querySelector('video')
    expect(video).toMatchObject({ autoplay: false, muted: true, loop: true, controls: false })
    settingsOf(session).set('stopGifs', false)
    await expect.poll(() => video?.autoplay).toBe(true)
    await button.click()
    stop()
    expect(asked).toMatchObject([{ kind: 'status', index: 0 }])
  })

  test('playing one sound pauses the other', async () => {
    const url = await recordVideo()
    await show([file('audio', url, { description: 'First' }), file('audio', url, { description: 'Second' })])
    await expect.element(page.getByLabelText('Second', { exact: true })).toBeVisible()
    const [first, second] = [...document.querySelectorAll('audio')]
    if (!first || !second) throw new Error('There are no two players.')
    const paused = vi.spyOn(first, 'pause')
    second.dispatchEvent(new Event('play'))
    expect(paused).toHaveBeenCalledOnce()
  })

  test.each([
    ['A boat in fog', 'horn_2.mp3', 'A boat in fog', 'horn 2'],
    ['', 'horn_2.mp3', 'horn 2', 'No description'],
    ['', '65ca1208afde920b3d6b3dcae14dacfa.mp3', 'Audio', 'No description'],
  ])('a sound described as "%s" in the file %s is called "%s"', async (description, name, title, below) => {
    await show([file('audio', '/no-such.mp3', { description, name })])
    await expect.element(page.getByLabelText(title, { exact: true })).toBeVisible()
    await expect.element(page.getByText(title, { exact: true }).first()).toBeVisible()
    await expect.element(page.getByText(below).first()).toBeVisible()
  })

  test('a video that fails to load says so', async () => {
    await show([file('video', '/no-such-film.webm')])
    await expect.element(page.getByText('This file could not be loaded.')).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Open the file' })).toHaveAttribute('href', '/no-such-film.webm')
  })
})

test.each([
  ['unknown', 600, 64],
  ['unknown', 240, 64],
  ['html', 600, 104],
  ['html', 240, 104],
  ['audio', 600, 144],
  ['audio', 240, 144],
  ['flash', 600, 224],
  ['flash', 240, 224],
] as const)('%s in %i px is as high as its reserved space: %i px', async (kind, width, height) => {
  const description = 'Reeds as far as one can see '.repeat(20)
  const { container } = await show([file(kind, `${location.origin}/no-such-file`, { description })], { width })
  await expect.element(page.getByText(/Reeds/).first()).toBeVisible()
  const box = container.querySelector('[data-line]')
  if (!box) throw new Error('There is no box.')
  expect(sizeOf(box).height).toBe(height)
  expect(getComputedStyle(box).minBlockSize).toBe(`${height}px`)
})

test('on a narrow paused picture the mark and the label are next to each other', async () => {
  // By its bytes as well: they may be read before the first look.
  const url = movingUrl(30, 60)
  const moving = (more: Partial<Attachment>) => file('image', url, { mimeType: 'image/gif', width: 300, height: 600, ...more })
  await show([moving({}), moving({}), moving({})], { width: 200 })
  await expect.poll(() => document.querySelectorAll('[data-movement=GIF]').length).toBe(3)
  const marks = page.getByRole('button', { name: 'Description' }).elements().map(boxOf)
  const labels = [...document.querySelectorAll('[data-movement=GIF]')].map(boxOf)
  for (const [index, mark] of marks.entries()) {
    const label = labels[index]
    expect(label && (label.bottom <= mark.top || label.left >= mark.right)).toBe(true)
  }
})

test('a very tall picture is shown by itself, not by the few pixels of its smaller one', async () => {
  await show([file('image', '/favicon.png', { previewUrl: '/favicon.svg', width: 600, height: 9000 })])
  await expect.element(page.getByRole('link', { name: 'Words on image' }).getByRole('img')).toHaveAttribute('src', '/favicon.png')
})

test('a file has its name, its type and its size', async () => {
  const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { headers: { 'content-length': '2560' } }))
  await show([file('unknown', `${location.origin}/favicon.svg`, { mimeType: 'application/pdf', name: 'soup.pdf', description: '' })])
  await expect.element(page.getByRole('link', { name: /soup\.pdf.*application\/pdf/ })).toBeVisible()
  await expect.element(page.getByText('application/pdf · 2.5 KiB')).toBeVisible()
  // Each stands alone, so that a page from right to left does not put the number beside the type.
  await expect.element(page.getByText('2.5 KiB', { exact: true })).toBeVisible()
  ask.mockRestore()
})
