import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Session } from '#data/session/Session.ts'

import { exampleStatus } from '../../../test/examples.ts'
import { renderPage } from '../../../test/renderPage.tsx'

import { keepFocus } from './keepFocus.ts'
import type { KeyPage } from './KeyPage.ts'
import { startKeys } from './startKeys.ts'

let gone: string[]
let presses: number
let helped: number
let session: Session
let stop: () => void

beforeEach(async () => {
  gone = []
  presses = 0
  helped = 0
  // A session as it is at work, without the page that was drawn for it.
  const { screen, page: shown } = await renderPage('/main/friends', { as: 'ada' })
  session = shown.get().session
  await screen.unmount()
  document.body.innerHTML = `
    <main><h1 tabindex="-1">Home</h1>
      <div role="feed"><article data-status="1" tabindex="0">
        <button id="star" data-press="favourite" aria-pressed="false">Favourite</button>
        <textarea id="text"></textarea>
        <div role="menu"><button id="item" role="menuitem">Delete</button></div>
      </article></div>
    </main>`
  byId('star').addEventListener('click', () => (presses += 1))
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

function page(): KeyPage {
  return {
    document,
    session,
    router: { navigate: (href) => gone.push(href), opens: () => true },
    say: () => undefined,
    showHelp: () => (helped += 1),
  }
}

/** Whether the browser was left to do what it does with a key. */
function press(key: string, options: KeyboardEventInit = {}, target: Element = document.activeElement ?? document.body): boolean {
  return target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }))
}

test('a letter presses the control of the post in focus, and is taken from the browser', () => {
  expect(press('f')).toBe(false)
  expect(presses).toBe(1)
})

test('no key acts on the opened post from another entry of a list, nor while it is out of sight', () => {
  document.querySelector('article')?.setAttribute('data-focused', '')
  document
    .querySelector('main')
    ?.insertAdjacentHTML('beforeend', '<article id="other" tabindex="0"><a id="link" href="#top">Who</a></article>')
  byId('other').focus()
  press('f')
  byId('link').focus()
  press('f')
  expect(presses).toBe(0)
  byId('link').blur()
  press('f')
  expect(presses).toBe(1)
  document.querySelector('h1')?.setAttribute('style', 'margin-top: 200vh')
  press('f')
  expect(presses).toBe(1)
})

test('what is folded or covered cannot be bookmarked by a key', () => {
  session.entities.receive({ statuses: [exampleStatus(1)] })
  const said: string[] = []
  stop()
  stop = startKeys(window, { ...page(), say: (text) => said.push(text) }, [])
  for (const state of ['data-folded', 'data-covered', 'data-plain']) {
    document.querySelector('article')?.setAttribute(state, '')
    press('d')
    document.querySelector('article')?.removeAttribute(state)
  }
  expect(said).toEqual(['keys.absent', 'keys.absent', 'keys.bookmark.on'])
})

test.each<readonly [what: string, act: () => unknown]>([
  ['while somebody writes', () => press('f', {}, byId('text'))],
  ['in a menu', () => press('f', {}, byId('item'))],
  ['while an input method composes', () => press('f', { isComposing: true })],
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
      session.settings.set('keyboardShortcuts', false)
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
  expect(presses).toBe(0)
})

test('a screen reader’s key that is let go leaves the letters to the page again', () => {
  press('Insert')
  window.dispatchEvent(new KeyboardEvent('keyup', { key: 'Insert' }))
  press('f')
  expect(presses).toBe(1)
})

test('two keys after another lead somewhere', () => {
  press('g')
  press('b')
  expect(gone).toEqual(['/bookmarks'])
})

test('keys that came before anybody listened are heard', () => {
  stop()
  stop = startKeys(window, page(), [new KeyboardEvent('keydown', { key: '?', code: 'Slash', shiftKey: true })])
  expect(helped).toBe(1)
})

test('the way back that was gone before anybody listened ends at the post, too', () => {
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

test('what goes away with the focus leaves it to what stands before it', async () => {
  const stopKeeping = keepFocus(document)
  byId('text').insertAdjacentHTML('afterend', '<button id="late">Late</button>')
  byId('late').focus()
  byId('late').remove()
  await expect.poll(() => document.activeElement?.tagName).toBe('ARTICLE')
  byId('star').closest('[role=feed]')?.insertAdjacentHTML('afterend', '<div><button id="older">Older posts</button></div>')
  byId('older').focus()
  byId('older').parentElement?.remove()
  await expect.poll(() => document.activeElement?.tagName).toBe('H1')
  stopKeeping()
})
