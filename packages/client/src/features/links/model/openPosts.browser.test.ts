import { createFakeClock } from '@rookery/instance/testing/createFakeClock'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createCell } from '@rookery/store/Cell'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { openPosts } from './openPosts.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'

beforeEach(() => {
  document.getSelection()?.removeAllRanges()
})

async function setUp() {
  const clock = createFakeClock()
  const quiet = await openQuietSession()
  const navigate = vi.fn<(href: string) => void>()
  const openInNewTab = vi.fn<(address: string) => void>()
  const address = createCell({ pathname: '/main/friends', search: '', hash: '' })
  const navigation = { address, navigate, opens: () => false, visit: () => 'v' }
  onTestFinished(openPosts(document, { session: quiet, navigation, openInNewTab }, clock))
  onTestFinished(() => settingsOf(quiet).reset('pressOpensPost'))
  const box = document.createElement('div')
  box.innerHTML = `
    <article data-status="S1" tabindex="0">
      <p id="words">Some words</p>
      <a href="#there"><b id="link">there</b></a>
      <span role="group" id="row"><button id="button">Reply</button></span>
      <span tabindex="0"><i id="blurred">blurred</i></span>
      <form id="form"></form>
      <blockquote data-status="Q1"><div data-status="Q1"><p id="quoted">Quoted words</p><button id="more">More</button></div></blockquote>
    </article>
    <article data-status="S2" data-focused><p id="open">Open already</p></article>
    <article data-status="S3" data-covered><p id="covered">Muted</p></article>
    <article data-notification="N1" tabindex="0">
      <header><p><a href="/users/a">Heron</a> <span id="liked">liked your post</span></p></header><a data-lead href="/notice/S4">A duck</a>
    </article>
    <article data-notification="N2" tabindex="0"><header><p><a href="/users/b">Egret</a> <span id="follows">follows you</span></p></header></article>
    <article data-notification="N3" tabindex="0"><header></header><p id="several"><a href="/users/c">Three</a> follow you</p></article>
    <p id="outside">No post</p>`
  document.body.append(box)
  onTestFinished(() => box.remove())
  return { clock, navigate, openInNewTab, settings: settingsOf(quiet) }
}

function press(id: string, how: PointerEventInit = {}, pointerType = 'touch') {
  const target = document.getElementById(id)
  target?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  target?.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType, ...how }))
}

test('a press on the text of a post opens its conversation, and a press on a quoted post opens the quoted one', async () => {
  const { navigate } = await setUp()
  press('words')
  press('quoted')
  expect(navigate.mock.calls).toEqual([['/notice/S1'], ['/notice/Q1']])
})

test('a press next to the text of a notification opens its post, or its account if there is no post', async () => {
  const { navigate, openInNewTab, settings } = await setUp()
  const followed: (string | null)[] = []
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement)) return
    event.preventDefault()
    followed.push(event.target.getAttribute('href'))
  }
  document.addEventListener('click', follow)
  onTestFinished(() => document.removeEventListener('click', follow))
  for (const id of ['liked', 'follows', 'several']) press(id)
  expect(followed).toEqual(['/notice/S4', '/users/b'])
  press('liked', { ctrlKey: true })
  expect(openInNewTab.mock.calls).toEqual([['/notice/S4']])
  settings.set('pressOpensPost', false)
  press('liked')
  expect(followed).toHaveLength(2)
  expect(navigate).not.toHaveBeenCalled()
})

test.each(['link', 'button', 'row', 'blurred', 'form', 'more', 'open', 'covered', 'outside'])(
  'a press on the %s opens none',
  async (id) => {
    const { navigate } = await setUp()
    press(id)
    expect(navigate).not.toHaveBeenCalled()
  },
)

test('a press that selects, that ends a selection or that is the second of two opens none', async () => {
  const { navigate, clock } = await setUp()
  const words = document.getElementById('words')
  if (words) document.getSelection()?.selectAllChildren(words)
  press('words')
  press('words', {}, 'mouse')
  document.getSelection()?.removeAllRanges()
  press('words', {}, 'mouse')
  press('words', { detail: 2 }, 'mouse')
  clock.advance(1000)
  expect(navigate).not.toHaveBeenCalled()
})

test('a press that only clears a selection opens none', async () => {
  const { navigate } = await setUp()
  const words = document.getElementById('words')
  if (words) document.getSelection()?.selectAllChildren(words)
  words?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  // As the browser does between the two.
  document.getSelection()?.removeAllRanges()
  words?.dispatchEvent(new PointerEvent('click', { bubbles: true, cancelable: true, detail: 1, pointerType: 'touch' }))
  expect(navigate).not.toHaveBeenCalled()
})

test('a mouse press on text waits for a double press, and a press elsewhere does not', async () => {
  const { navigate, clock } = await setUp()
  press('words', {}, 'mouse')
  expect(navigate).not.toHaveBeenCalled()
  clock.advance(300)
  expect(navigate).toHaveBeenCalledWith('/notice/S1')
})

test('a press that requests a new tab gets one', async () => {
  const { navigate, openInNewTab } = await setUp()
  press('words', { ctrlKey: true })
  expect(openInNewTab.mock.calls).toEqual([['/notice/S1']])
  expect(navigate).not.toHaveBeenCalled()
})

test('the reader can turn it off for posts; a card of a quoted post still leads there', async () => {
  const { navigate, settings } = await setUp()
  settings.set('pressOpensPost', false)
  press('words')
  press('quoted')
  expect(navigate.mock.calls).toEqual([['/notice/Q1']])
})
