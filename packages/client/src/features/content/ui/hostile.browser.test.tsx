import { bombs } from '@rookery/content/corpus/bombs'
import { families } from '@rookery/content/corpus/families'
import DOMPurify from 'dompurify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Session } from '#features/session/model/Session.ts'
import { StatusCard } from '#features/statusCard/ui/StatusCard.tsx'
import buttonCss from '#ui/Button.module.css'
import '#ui/global.css'
import mentionCss from './MentionLink.module.css'
import contentCss from './content.module.css'
import effectsCss from './effects.module.css'
import { breachesIn } from '#test/content/ceiling.ts'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { postOf } from '#test/content/postOf.ts'
import { resizePage } from '#test/resizePage.ts'

const bodies = { ...families, bombs: bombs.map(({ tries, make }) => ({ tries, html: make() })) }
const classes = new Set(
  [contentCss, mentionCss, effectsCss, buttonCss].flatMap((css) => Object.values(css)).flatMap((name) => name.split(' ')),
)

/** Directives of a stock Akkoma that a post could violate; our own styles are inline here, as Vite serves them in tests. */
const policy =
  "img-src https://media.example; media-src 'none'; frame-src 'none'; object-src 'none'; font-src 'none'; base-uri 'none'; form-action 'none'; script-src-attr 'none'; style-src-attr 'none'; require-trusted-types-for 'script'; trusted-types rookery-content dompurify 'allow-duplicates'"

let session: Session
let ran = 0
let rendered = 0
const violations: string[] = []
const noteViolation = (event: SecurityPolicyViolationEvent): void => void violations.push(`${event.violatedDirective} ${event.blockedURI}`)
const above = postOf('above', '<p>The post above, <a href="https://example.org/">with a link</a>.</p>')
const below = postOf('below', '<p>The post below, <a href="https://example.org/">with a link</a>.</p>')

beforeAll(async () => {
  Object.assign(window, { canary: () => (ran += 1) })
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = policy
  document.head.append(meta)
  document.addEventListener('securitypolicyviolation', noteViolation)
  session = await openQuietSession()
})
afterAll(() => document.removeEventListener('securitypolicyviolation', noteViolation))

type Screen = Awaited<ReturnType<typeof render>>

/**
 * The body as a post between two others, drawn by the product's own card.
 *
 * @param shown a screen whose post between the two others makes room for it
 */
async function renderBetween(html: string, { images = '', shown }: { images?: string; shown?: Screen | undefined } = {}) {
  rendered += 1
  const post = postOf(`hostile${rendered}`, html)
  // A failed image is not rendered again during this visit.
  const hostile = { ...post, emojis: post.emojis.map((emoji) => ({ ...emoji, url: `${emoji.url}${images}` })) }
  session.entities.receive({ statuses: [above, hostile, below] })
  const posts = (
    <InSession session={session}>
      {[above, hostile, below].map(({ id }) => (
        <StatusCard key={id} id={id} />
      ))}
    </InSession>
  )
  await shown?.rerender(posts)
  const screen = shown ?? (await render(posts))
  // The effects of MFM come by an import of their own.
  await new Promise((resolve) => setTimeout(resolve))
  const [before, card, after] = document.querySelectorAll('article')
  if (!before || !card || !after) throw new Error('A post is missing.')
  return { screen, before, card, after, content: card.querySelector(`.${contentCss['content']}`) }
}

/** The faults of all bodies of a family, one after the other between the same two posts, by the attempt that each makes. */
async function faultsOf(
  family: readonly { readonly tries: string; readonly html: string }[],
  find: (rendered: Awaited<ReturnType<typeof renderBetween>>) => readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const faults: Record<string, readonly string[]> = {}
  let shown: Screen | undefined
  for (const { tries, html } of family) {
    const between = await renderBetween(html, { shown })
    shown = between.screen
    const found = find(between)
    if (found.length > 0) faults[tries] = found
  }
  return faults
}

/** The controls that something else covers. */
function unusable(controls: Iterable<Element>): readonly string[] {
  return [...controls].flatMap((control) => {
    control.scrollIntoView({ block: 'center' })
    const box = control.getBoundingClientRect()
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    return hit && (control.contains(hit) || hit.contains(control)) ? [] : [control.textContent || control.outerHTML.slice(0, 80)]
  })
}

function controlsOf(...posts: readonly Element[]): readonly Element[] {
  return posts.flatMap((post) => [...post.querySelectorAll('a, button')])
}

/** Pixels by which a post's box leaves its column, or its neighbours' boxes lie over each other. */
function escapes({ before, card, after }: { before: Element; card: Element; after: Element }): readonly string[] {
  const [first, middle, last] = [before, card, after].map((post) => post.getBoundingClientRect())
  if (!first || !middle || !last) return ['missing']
  return [
    ...(document.documentElement.scrollWidth > document.documentElement.clientWidth ? ['horizontal scrolling'] : []),
    ...(Math.abs(middle.top - first.bottom) > 1 ? ['into the post above'] : []),
    ...(Math.abs(last.top - middle.bottom) > 1 ? ['into the post below'] : []),
    ...(Math.abs(middle.width - first.width) > 1 ? ['into the next column'] : []),
  ]
}

describe('on a phone', () => {
  beforeAll(() => resizePage(360, 800))

  test.each(Object.entries(bodies))('%s', async (_, family) => {
    const faults = await faultsOf(family, ({ before, card, after, content }) => [
      ...(ran > 0 ? ['a script ran'] : []),
      ...violations,
      ...(content ? breachesIn(content, classes) : []),
      ...escapes({ before, card, after }),
      ...unusable(controlsOf(before, after)),
      ...unusable(controlsOf(card).filter((control) => !content?.contains(control))),
      ...(content ? removedByAnOlderHand(content) : []),
    ])
    expect(faults).toEqual({})
  })
})

describe.each([800, 1400])('%i pixels wide', (width) => {
  beforeAll(() => resizePage(width, 800))

  test.each(['css', 'letters', 'mfm'] as const)('%s', async (family) => {
    const faults = await faultsOf(families[family], ({ before, card, after }) => [
      ...escapes({ before, card, after }),
      ...unusable(controlsOf(before, after)),
    ])
    expect(faults).toEqual({})
  })
})

test('no class of our stylesheets reaches the page from a post', async () => {
  const ours = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .flatMap(({ cssText }) => [...cssText.matchAll(/\.([A-Za-z][\w-]*)/g)])
  const names = [...new Set(ours.map(([, name]) => name))]
  expect(names.length).toBeGreaterThan(50)
  const tried = (given: string) => `<p${given}>one <span${given} lang="en">two</span> <a${given} href="https://example.org/">three</a></p>`
  const plain = await renderBetween(tried(''))
  const expected = plain.content?.innerHTML
  await plain.screen.unmount()
  const dressed = await renderBetween(tried(` class="${names.join(' ')}"`))
  expect(dressed.content?.innerHTML).toBe(expected)
  // Resources of the last bodies fail to load after those bodies were checked.
  expect({ ran, violations }).toEqual({ ran: 0, violations: [] })
})

test('a post of five thousand emoji is not laid out for each of them', async () => {
  // A layout after each emoji would take a hundred times as long for ten times as many. Images fail to load over several frames, each with
  // a layout of its own: a slow machine needs more of them.
  const few = await workFor(499)
  const many = await workFor(4_990)
  expect(many.layouts).toBeLessThan(few.layouts + 4_990 / 10)
  expect(many.styles).toBeLessThan(few.styles + 4_990 / 10)
})

/** How often the page is laid out, and its styles are worked out, until a post of so many emoji is there. */
async function workFor(count: number): Promise<{ readonly layouts: number; readonly styles: number }> {
  const before = await pageMetrics()
  const { screen, content } = await renderBetween(`<p>${':cat: '.repeat(count)}</p>`, { images: `?${count}` })
  expect(content?.getBoundingClientRect().height).toBeGreaterThan(0)
  const after = await pageMetrics()
  // An image that could not be loaded has become its code by now.
  const codes = content?.textContent.match(/:cat:/g) ?? []
  expect((content?.querySelectorAll('img').length ?? 0) + codes.length).toBe(count)
  await screen.unmount()
  return { layouts: after.layouts - before.layouts, styles: after.styles - before.styles }
}

async function pageMetrics() {
  const session = cdp()
  await session.send('Performance.enable')
  const { metrics } = await session.send('Performance.getMetrics')
  const valueOf = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { layouts: valueOf('LayoutCount'), styles: valueOf('RecalcStyleCount') }
}

/** Attributes that DOMPurify does not know, or whose values it takes for addresses. */
const plainAttributes =
  'referrerpolicy translate draggable linethickness form symmetric largeop movablelimits stretchy tabindex lang dir start reversed value colspan rowspan loading decoding media type columnspan'.split(
    ' ',
  )

/** Markup of ours that DOMPurify would remove: the judgement of an independent sanitizer. */
function removedByAnOlderHand(content: Element): readonly string[] {
  const copy = document.importNode(content, true)
  // Set through the CSSOM; as markup, which they are to DOMPurify, the policy would refuse them.
  for (const styled of copy.querySelectorAll('[style]')) styled.removeAttribute('style')
  DOMPurify.sanitize(copy.innerHTML, {
    ADD_ATTR: ['target', ...plainAttributes],
    ADD_URI_SAFE_ATTR: ['target', 'rel', ...plainAttributes],
    ALLOWED_URI_REGEXP:
      /^(?:(?:https?|mailto|xmpp|magnet|gemini|ipfs|ipns|dat|dweb|hyper|gopher|ircs?|matrix|ssb|mumble):|\/(?:users|tag)\/)/i,
  })
  return DOMPurify.removed.map((removed) =>
    'element' in removed ? removed.element.nodeName : `${removed.attribute?.name}=${removed.attribute?.value}`,
  )
}
