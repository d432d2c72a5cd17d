import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Session } from '#features/session/model/Session.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import { createCell } from '@rookery/store/Cell'
import type { WrittenUnder } from '#features/actions/model/ReplyContext.ts'
import { createActionContext } from '#features/actions/ui/createActionContext.ts'

import { createListArea } from '#ui/lists/ListArea.ts'
import { createListRegistry, type ListRegistry } from '#ui/lists/ListRegistry.ts'

import { exampleNotification, exampleStatus } from '../../../test/examples.ts'
import { renderPage } from '../../../test/renderPage.tsx'

import { keepFocus } from './keepFocus.ts'
import type { KeyPage } from './KeyPage.ts'
import { startKeys } from './startKeys.ts'

let deleted: string[]
let announced: string[]
let requests: readonly string[]
let opened: string[]
let isWindowOpen: boolean
let session: Session
let stop: () => void
let lists: ListRegistry

beforeEach(async () => {
  deleted = []
  announced = []
  opened = []
  isWindowOpen = false
  // A session as it is at work, without the page that was drawn for it.
  const { screen, page: shown, requests: sent } = await renderPage('/main/friends', { as: 'ada' })
  session = shown.get().session
  requests = sent
  session.entities.receive({ statuses: [exampleStatus(1)] })
  await screen.unmount()
  document.body.innerHTML = `
    <main><h1 tabindex="-1">Home</h1>
      <div id="feed" role="feed"><article data-status="1" tabindex="0">
        <button id="star">Favourite</button>
        <textarea id="text"></textarea>
        <div role="menu"><button id="item" role="menuitem">Delete</button></div>
      </article></div>
    </main>`
  lists = createListRegistry(document)
  const area = createListArea({ name: '', isMain: true })
  lists.add(area)
  area.enter({ element: byId('feed'), moveFocus: () => false, focusFirst: () => {}, goToTop: () => {} })
  stop = startKeys(window, page(), [])
  document.querySelector('article')?.focus()
})
afterEach(() => {
  stop()
  document.body.replaceChildren()
})

function byId(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (!element) throw new Error(`There is no #${id}.`)
  return element
}

/** How often the post was favoured. */
const favourites = () => requests.filter((request) => request === 'POST /api/v1/statuses/1/favourite').length

function page(): KeyPage {
  const replyTarget = createCell<WrittenUnder | null>(null)
  const navigation = {
    address: createCell({ pathname: '/main/friends', search: '', hash: '' }),
    navigate: (href: string) => deleted.push(href),
    opens: () => true,
  }
  return {
    document,
    session,
    lists,
    router: navigation,
    actions: () => createActionContext({ session, language: 'en', replyTarget, navigation, windows: createCell(null) }),
    announce: (text) => announced.push(text),
    open: (window) => opened.push(window),
    isWindowOpen: () => isWindowOpen,
  }
}

/** Whether the browser's default action of the key was allowed. */
function press(key: string, options: KeyboardEventInit = {}, target: Element = document.activeElement ?? document.body): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }))
}

test('a letter starts the action on the focused post, announces it, and is hidden from the browser', async () => {
  expect(press('f')).toBe(false)
  await expect.poll(favourites).toBe(1)
  expect(announced).toEqual(['keys.favourite.on'])
})

test('letters that are typed while a window is loading act on no post below', () => {
  isWindowOpen = true
  expect(press('d')).toBe(true)
  isWindowOpen = false
  expect(announced).toEqual([])
  expect(press('d')).toBe(false)
  expect(announced).toEqual(['keys.bookmark.on'])
})

test('letters that are typed while the composer is loading act on no post, until it opens or the user goes elsewhere', async () => {
  const composer = document.createElement('div')
  composer.id = 'composer'
  composer.textContent = 'Loading'
  document.body.append(composer)
  press('n')
  expect(press('d')).toBe(true)
  composer.replaceChildren(document.createElement('textarea'))
  await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA')
  composer.replaceChildren('Loading')
  document.querySelector('article')?.focus()
  press('n')
  press('Escape')
  expect(press('d')).toBe(false)
  expect(announced).toEqual(['keys.bookmark.on'])
})

test('no key acts on the opened post from another entry of a list, nor while the post is out of sight', () => {
  document.querySelector('article')?.setAttribute('data-focused', '')
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<article id="other" tabindex="0"><a id="link" href="#top">Who</a></article>')
  byId('other').focus()
  press('o')
  byId('link').focus()
  press('o')
  expect(deleted).toEqual([])
  byId('link').blur()
  press('o')
  expect(deleted).toEqual(['/notice/1'])
  document.querySelector('h1')?.setAttribute('style', 'margin-top: 200vh')
  press('o')
  expect(deleted).toHaveLength(1)
})

test('a folded or covered post reacts only to the key that opens it', () => {
  for (const state of ['data-folded', 'data-covered', 'data-plain']) {
    document.querySelector('article')?.setAttribute(state, '')
    press('d')
    document.querySelector('article')?.removeAttribute(state)
  }
  expect(announced).toEqual(['keys.absent', 'keys.absent', 'keys.bookmark.on'])
  document.querySelector('article')?.setAttribute('data-covered', '')
  press('x')
  expect(announced.at(-1)).toBe('verdict.shown')
})

test('keys on a notification open its post and its account', () => {
  session.entities.receive({ notifications: [exampleNotification(7)] })
  document.querySelector('article')?.removeAttribute('data-status')
  document.querySelector('article')?.setAttribute('data-notification', '7')
  press('o')
  press('u')
  press('f')
  expect(deleted).toEqual(['/notice/n7', '/users/usera2'])
  expect(announced).toEqual(['keys.absent'])
})

test('a post without a target for a key says so', () => {
  for (const key of ['x', 'm', 'l']) press(key)
  expect(announced).toEqual(['keys.absent', 'keys.absent', 'keys.absent'])
})

/** Browsers that mark the key by nothing else know it by this number. */
const endOfConversion = { keyCode: 229 }

test.each<readonly [what: string, act: () => unknown]>([
  ['while somebody writes', () => press('f', {}, byId('text'))],
  ['in a menu', () => press('f', {}, byId('item'))],
  ['while an input method composes', () => press('f', { isComposing: true })],
  ['when Safari ends a conversion', () => press('f', endOfConversion)],
  ['with Ctrl', () => press('f', { ctrlKey: true })],
  [
    'when it was dealt with already',
    () => {
      const take = (event: Event) => event.preventDefault()
      document.addEventListener('keydown', take, { once: true })
      press('f')
    },
  ],
  ['held down', () => press('f', { repeat: true })],
  [
    'while a screen reader’s key is held',
    () => {
      press('Insert')
      press('f')
    },
  ],
  [
    'switched off',
    () => {
      settingsOf(session).set('keyboardShortcuts', false)
      press('f')
    },
  ],
  [
    'after a g, where it is the end of another word',
    () => {
      press('g')
      press('f')
    },
  ],
])('a letter does nothing %s', (_what, act) => {
  act()
  expect(announced).toEqual([])
})

test('letters act on the page again once a screen reader’s key is released', () => {
  press('Insert')
  window.dispatchEvent(new KeyboardEvent('keyup', { key: 'Insert' }))
  press('f')
  expect(announced).toEqual(['keys.favourite.on'])
})

test('two keys after another lead somewhere', () => {
  press('g')
  press('b')
  expect(deleted).toEqual(['/bookmarks'])
})

test('keys that were pressed before the listener started are handled', () => {
  stop()
  stop = startKeys(window, page(), [new KeyboardEvent('keydown', { key: '?', code: 'Slash', shiftKey: true })])
  expect(opened).toEqual(['keyHelp'])

  // Letters that follow an early key for a text field go into that field, and are no shortcuts.
  stop()
  byId('feed').insertAdjacentHTML('beforebegin', '<div id="composer"><textarea id="new"></textarea></div>')
  const inputs: (string | null)[] = []
  byId('composer').addEventListener('input', (event) => event instanceof InputEvent && inputs.push(event.data))
  stop = startKeys(
    window,
    page(),
    ['n', 'H', 'e', '?', 'Shift'].map((key) => new KeyboardEvent('keydown', { key, shiftKey: /[H?]/.test(key) })),
  )
  expect(byId('new')).toHaveProperty('value', 'He?')
  expect(inputs).toEqual(['H', 'e', '?'])
  expect(opened).toEqual(['keyHelp'])
})

test('an early step back with Tab ends at the post, too', () => {
  stop()
  const tab = new KeyboardEvent('keydown', { key: 'Tab', shiftKey: true, bubbles: true })
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button id="behind">Older posts</button>')
  byId('behind').dispatchEvent(tab)
  byId('text').focus()
  stop = startKeys(window, page(), [tab])
  expect(document.activeElement?.tagName).toBe('ARTICLE')
  // Inside one post the browser's stop is the right one.
  stop()
  const inside = new KeyboardEvent('keydown', { key: 'Tab', shiftKey: true, bubbles: true })
  byId('text').dispatchEvent(inside)
  byId('star').focus()
  stop = startKeys(window, page(), [inside])
  expect(document.activeElement).toBe(byId('star'))
})

test('an arrow where there is no tree is left to the browser', () => {
  expect(press('ArrowRight')).toBe(true)
})

test('a removed focused element passes the focus to the preceding one', async () => {
  const stopKeeping = keepFocus(document)
  byId('text').insertAdjacentHTML('afterend', '<button id="late">Late</button>')
  byId('late').focus()
  byId('late').remove()
  await expect.poll(() => document.activeElement?.tagName).toBe('ARTICLE')
  byId('feed').insertAdjacentHTML('afterend', '<div><button id="older">Older posts</button></div>')
  byId('older').focus()
  byId('older').parentElement?.remove()
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
  stopKeeping()
})
