import { createFakeClock } from '@rookery/instance/testing/createFakeClock'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { enterCard } from './enterCard.ts'
import { popoverTarget } from './popoverTarget.ts'
import { watchFirstLink } from './watchFirstLink.ts'
import { watchLinks } from './watchLinks.ts'

beforeEach(() => {
  document.body.innerHTML = ''
  const paragraph = document.createElement('p')
  paragraph.append(linkTo('/users/A1', 'ada'), ' and ', linkTo('/users/B2', 'bob'), ' and ', linkTo('/about', 'about'))
  const box = document.createElement('div')
  box.dataset['besideLink'] = ''
  box.append(document.createElement('button'))
  document.body.append(paragraph, box)
})

function linkTo(href: string, words: string): HTMLAnchorElement {
  const link = document.createElement('a')
  Object.assign(link, { href, textContent: words, title: `To ${words}` })
  return link
}

function watch(first?: PointerEvent | FocusEvent) {
  const clock = createFakeClock()
  const state: { shown: string | null } = { shown: null }
  onTestFinished(
    watchLinks(document, {
      clock,
      ...(first && { first }),
      takes: (link) => popoverTarget(link, '/') !== null,
      onShow: (link) => (state.shown = link.textContent),
      onHide: () => (state.shown = null),
    }),
  )
  return { clock, state }
}

const linkOf = (words: string) => {
  const found = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === words)
  if (!found) throw new Error(`No link says "${words}".`)
  return found
}

let x = 0
/** The pointer comes to something; to the same place when the page has moved below it. */
function pointAt(target: Element, how: PointerEventInit = { clientX: (x += 1) }): void {
  target.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse', clientX: x, ...how }))
}

function press(key: string, target: Element = document.body, held: KeyboardEventInit = {}): KeyboardEvent {
  const event = new KeyboardEvent('keydown', { ...held, key, bubbles: true, cancelable: true })
  target.dispatchEvent(event)
  return event
}

test('resting on a link shows its account, and crossing it does not', () => {
  const { clock, state } = watch()
  pointAt(linkOf('ada'))
  clock.advance(399)
  expect(state.shown).toBeNull()
  pointAt(document.body)
  clock.advance(1000)
  expect(state.shown).toBeNull()
  pointAt(linkOf('ada'))
  clock.advance(400)
  expect(state.shown).toBe('ada')
})

test('the first link waits for the code, which then shows the card at the pointer', () => {
  const loads: (() => void)[] = []
  const seen: (PointerEvent | FocusEvent)[] = []
  const load = (done: () => void) => {
    loads.push(done)
    return () => {}
  }
  onTestFinished(watchFirstLink(document, load, (last) => seen.push(last)))
  pointAt(document.body)
  pointAt(linkOf('bob'), { pointerType: 'touch' })
  // The page moved under a resting pointer.
  pointAt(linkOf('bob'), {})
  expect(loads).toHaveLength(0)
  pointAt(linkOf('bob'))
  pointAt(linkOf('ada'))
  expect(loads).toHaveLength(1)
  loads[0]?.()
  pointAt(document.body)
  expect(seen).toHaveLength(1)
  const { clock, state } = watch(seen[0])
  clock.advance(400)
  expect(state.shown).toBe('ada')
})

test('links without an account show no card', () => {
  const { clock, state } = watch()
  pointAt(linkOf('about'))
  clock.advance(1000)
  expect(state.shown).toBeNull()
})

test('the pointer may move into the card, and leaving the card hides it', () => {
  const { clock, state } = watch()
  const box = document.querySelector('[data-beside-link]') ?? document.body
  pointAt(linkOf('ada'))
  clock.advance(400)
  linkOf('ada').dispatchEvent(new PointerEvent('pointerleave'))
  pointAt(document.body)
  clock.advance(249)
  pointAt(box)
  clock.advance(5000)
  expect(state.shown).toBe('ada')
  pointAt(document.body)
  clock.advance(250)
  expect(state.shown).toBeNull()
})

test('another link takes the place of the first', () => {
  const { clock, state } = watch()
  pointAt(linkOf('ada'))
  clock.advance(400)
  pointAt(linkOf('bob'))
  expect(state.shown).toBeNull()
  clock.advance(400)
  expect(state.shown).toBe('bob')
})

test('touch, and a page that moves below the pointer, request nothing', () => {
  const { clock, state } = watch()
  pointAt(linkOf('ada'), { pointerType: 'touch', clientX: (x += 1) })
  clock.advance(1000)
  expect(state.shown).toBeNull()
  pointAt(document.body)
  pointAt(linkOf('ada'), { clientX: x })
  clock.advance(1000)
  expect(state.shown).toBeNull()
  linkOf('ada').dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX: (x += 1) }))
  clock.advance(400)
  expect(state.shown).toBe('ada')
})

test('the card disappears when the pointer leaves the window', () => {
  const { clock, state } = watch()
  pointAt(linkOf('ada'))
  clock.advance(400)
  document.documentElement.dispatchEvent(new PointerEvent('pointerleave'))
  expect(state.shown).toBeNull()
})

test('a press closes it, and it does not appear again under the same pointer', () => {
  const { clock, state } = watch()
  pointAt(linkOf('ada'))
  clock.advance(400)
  linkOf('ada').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  expect(state.shown).toBeNull()
  clock.advance(5000)
  expect(state.shown).toBeNull()
})

test('Escape closes it and nothing else', () => {
  const { clock, state } = watch()
  expect(press('Escape').defaultPrevented).toBe(false)
  pointAt(linkOf('ada'))
  clock.advance(400)
  expect(press('Escape').defaultPrevented).toBe(true)
  expect(state.shown).toBeNull()
})

test('keyboard focus shows it, and blur hides it', () => {
  const { clock, state } = watch()
  linkOf('ada').focus({ focusVisible: true })
  clock.advance(400)
  expect(state.shown).toBe('ada')
  press('Tab', linkOf('ada'))
  expect(state.shown).toBe('ada')
  linkOf('about').focus()
  expect(state.shown).toBeNull()
})

test('a shortcut that the link announces enters the card, and Escape returns without showing it again', () => {
  const { clock, state } = watch()
  const link = linkOf('ada')
  link.focus({ focusVisible: true })
  expect(link.getAttribute('aria-keyshortcuts')).toBe('Alt+ArrowDown')
  clock.advance(400)
  press('Alt', link)
  press('ArrowDown', link, { altKey: true })
  enterCard(document)
  const control = document.querySelector('[data-beside-link] button') ?? document.body
  expect(document.activeElement).toBe(control)
  clock.advance(5000)
  expect(state.shown).toBe('ada')
  expect(press('Escape', control).defaultPrevented).toBe(true)
  expect(state.shown).toBeNull()
  link.focus({ focusVisible: true })
  clock.advance(5000)
  expect(state.shown).toBeNull()
  expect(link.hasAttribute('aria-keyshortcuts')).toBe(false)
  link.blur()
  link.focus({ focusVisible: true })
  clock.advance(400)
  expect(state.shown).toBe('ada')
})

test('the browser’s tooltip is removed and restored', () => {
  const { clock } = watch()
  pointAt(linkOf('ada'))
  expect(linkOf('ada').title).toBe('')
  clock.advance(400)
  pointAt(document.body)
  clock.advance(250)
  expect(linkOf('ada').title).toBe('To ada')
})

test.each([
  ['a person', '<a href="/users/ada%40x.example">x</a>', { kind: 'account', idOrName: 'ada@x.example' }],
  ['a post', '<a href="/notice/S1">x</a>', { kind: 'status', id: 'S1' }],
  ['the time of a post', '<a href="/notice/S1"><time>x</time></a>', null],
  ['a post from within itself', '<article data-status="S1"><a href="/notice/S1">x</a></article>', null],
  ['another post from within one', '<article data-status="S2"><a href="/notice/S1">x</a></article>', { kind: 'status', id: 'S1' }],
  ['the screen one is on', '<a href="/users/here">x</a>', null],
  ['the navigation', '<nav><a href="/users/ada">x</a></nav>', null],
  ['a person elsewhere', '<a href="https://elsewhere.example/users/ada">x</a>', null],
  ['broken encoding', '<a href="/users/%E0%A4">x</a>', null],
])('a link to %s', (_what, html, expected) => {
  document.body.innerHTML = html
  const link = document.querySelector('a')
  expect(link && popoverTarget(link, '/users/here')).toEqual(expected)
})
