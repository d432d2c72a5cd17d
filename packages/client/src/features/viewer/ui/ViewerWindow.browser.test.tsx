import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Session } from '#features/session/model/Session.ts'
import { createCell } from '@rookery/store/Cell'
import type { PageAddress } from '#features/navigation/model/Navigation.ts'
import { NavigationContext } from '#features/navigation/model/useNavigation.ts'
import '#ui/global.css'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { recordVideo } from '#test/media/recordVideo.ts'
import type { ViewerItem } from '#features/media/ui/openViewer.ts'
import { ViewerWindow } from './ViewerWindow.tsx'
import { resizePage } from '#test/resizePage.ts'

let session: Session
beforeAll(async () => {
  session = await openQuietSession()
})
beforeEach(async () => {
  // The browser removes the history entry of the previous test's window a moment later, which would close the next window.
  await vi.waitUntil(() => !('window' in Object(history.state)), 45_000)
  await resizePage(390, 800)
})

const item = (kind: ViewerItem['kind'], url: string, description: string): ViewerItem => ({
  kind,
  url,
  previewUrl: url,
  description,
  name: null,
  mimeType: null,
  width: 640,
  height: 480,
  blurhash: null,
})

async function open(items: readonly ViewerItem[]) {
  const address = createCell<PageAddress>({ pathname: '/main/public', search: '', hash: '' })
  await render(
    <InSession session={session}>
      <NavigationContext value={{ address, opens: () => false, visit: () => '', navigate: () => {} }}>
        <ViewerWindow items={items} start={0} onClosed={() => {}} />
      </NavigationContext>
    </InSession>,
  )
}

/** A finger that comes down on an element at a share of its height and is drawn aside. */
function swipe(element: Element, across: number, share = 0.5) {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height * share]
  const touch = (type: string, clientX: number) =>
    element.dispatchEvent(new PointerEvent(type, { pointerId: 7, pointerType: 'touch', clientX, clientY: y, bubbles: true }))
  touch('pointerdown', x)
  for (const part of [0.5, 1]) touch('pointermove', x + across * part)
  touch('pointerup', x + across)
}

const counter = () => page.getByText(/^\d of \d$/)

describe('a swipe', () => {
  test('may begin on the Next button, which can still be pressed', async () => {
    await open([item('image', '/favicon.svg', 'One'), item('image', '/favicon.png', 'Two'), item('image', '/a.png', 'Three')])
    const next = page.getByRole('button', { name: 'Next' })
    swipe(next.element(), -200)
    await expect.element(counter()).toHaveTextContent('2 of 3')
    swipe(next.element(), 2)
    await expect.element(counter()).toHaveTextContent('2 of 3')
    await next.click()
    await expect.element(counter()).toHaveTextContent('3 of 3')
  })

  test('may begin on a video, but not on its controls', async () => {
    await open([item('video', await recordVideo(), 'Film'), item('image', '/favicon.png', 'Two')])
    const video = page.getByLabelText('Film', { exact: true })
    await expect.element(video).toBeVisible()
    swipe(video.element(), -200, 0.95)
    await expect.element(counter()).toHaveTextContent('1 of 2')
    swipe(video.element(), -200, 0.2)
    await expect.element(counter()).toHaveTextContent('2 of 2')
  })

  test('that ends where it began is not a press next to the picture, which would close it', async () => {
    await open([item('image', '/favicon.svg', 'One'), item('image', '/favicon.png', 'Two')])
    swipe(page.getByRole('button', { name: 'Next' }).element(), 0)
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(counter()).toHaveTextContent('2 of 2')
    // It would be on its way out.
    expect(document.querySelector('dialog')?.dataset['closing']).toBeUndefined()
  })
})

test('over a zoomed picture is replaced by keys', async () => {
  const canvas = new OffscreenCanvas(64, 480)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 480)
  await open([item('image', URL.createObjectURL(await canvas.convertToBlob()), 'One')])
  const image = page.getByRole('img', { name: 'One' }).element()
  await expect.poll(() => image instanceof HTMLImageElement && image.complete).toBe(true)
  await userEvent.keyboard('=={ArrowDown}')
  const slide = document.querySelector<HTMLElement>('[data-zoomed=true]')
  expect(slide?.style.transform).toBe('translate(0px, -80px) scale(2.25)')
})

test('a description that reverses its direction reverses no other text in the announcement', async () => {
  await open([item('image', '/favicon.svg', '\u202eReversed'), item('image', '/favicon.png', 'Two')])
  await expect.element(page.getByRole('dialog').element().querySelector<HTMLElement>('[aria-live] bdi')).toHaveTextContent('Reversed')
})
