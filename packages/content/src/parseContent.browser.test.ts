import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'

import { bombs } from '../corpus/bombs.ts'
import { clobbering } from '../corpus/clobbering.ts'
import { corpusContext } from '../corpus/context.ts'
import { families } from '../corpus/families.ts'
import { schemes } from '../corpus/schemes.ts'
import { spoofing } from '../corpus/spoofing.ts'
import { wellMeantAkkoma } from '../corpus/wellMeantAkkoma.ts'
import { wellMeantOthers } from '../corpus/wellMeantOthers.ts'
import { hostileHtml } from '../test/hostileHtml.ts'
import { printContent } from '../test/printContent.ts'
import { htmlTags, mathTags, type ContentNode, type ContentTree } from './ContentTree.ts'
import { maxNodes } from './caps.ts'
import { parseInertly } from './inertParse.ts'
import { parseContent } from './parseContent.ts'
import { readTree } from './readTree.ts'
import { propertyRuns } from '../../../scripts/propertyRuns.ts'

const everyTag: ReadonlySet<string> = new Set([...htmlTags, ...mathTags])
const attributeNames =
  /^(?:lang|dir|translate|title|start|reversed|value|colSpan|rowSpan|data-language|stretchy|symmetric|largeop|movablelimits|accent|accentunder|displaystyle|display|form|mathvariant|linethickness|columnspan)$/
const schemesAllowed = /^(?:https?|mailto|xmpp|magnet|gemini|ipfs|ipns|dat|dweb|hyper|gopher|ircs?|matrix|ssb|mumble):/

let ran = 0
beforeEach(() => {
  ran = 0
  Object.assign(window, { canary: () => (ran += 1) })
})
afterEach(() => {
  vi.restoreAllMocks()
  if (ran > 0) throw new Error(`A script of the HTML ran ${ran} times.`)
})

/** The parts of a tree that break a cap; there must be none. */
function breaches(nodes: readonly ContentNode[], depth = 0): readonly string[] {
  if (depth > 100) return ['nesting']
  return nodes.flatMap((node) => {
    const inside = 'children' in node ? breaches(node.children, depth + 1) : []
    return [...inside, ...breachesOf(node)]
  })
}

function breachesOf(node: ContentNode): readonly string[] {
  switch (node.kind) {
    case 'text':
      return []
    case 'emoji':
      return [node.url, node.staticUrl].filter((url) => !/^https?:\/\/media\.example\//.test(url))
    case 'mention':
      return corpusContext.mentions?.some(({ id, username, acct }) => id === node.id && username === node.username && acct === node.acct)
        ? []
        : [node.acct]
    case 'hashtag':
      return /^[#＃]?[\p{L}\p{N}\p{M}_·・.-]+$/u.test(node.text) && !/^\.+$/.test(node.tag) ? [] : [node.text]
    case 'image':
      return /^https?:/.test(node.src) ? [] : [node.src]
    case 'link':
      return schemesAllowed.test(node.href) && !new URL(node.href).username ? [] : [node.href]
    case 'mfm':
      return /^\w+$/.test(node.name) && Object.keys(node.args).every((name) => /^\w+$/.test(name)) ? [] : [node.name]
    case 'effect':
      return ['withEffects was not asked']
    case 'element': {
      const names = Object.keys(node.attributes ?? {}).filter((name) => !attributeNames.test(name))
      const values = Object.values(node.attributes ?? {}).filter((value) => typeof value === 'number' && !Number.isSafeInteger(value))
      return [...(everyTag.has(node.tag) ? [] : [node.tag]), ...names, ...values.map(String)]
    }
  }
}

/** The tree without short labels and marks of long words, which a second reading may derive from less. */
function bones(nodes: readonly ContentNode[]): readonly ContentNode[] {
  const bare = nodes.flatMap((node): readonly ContentNode[] => {
    if (!('children' in node)) return [node]
    const children = bones(node.children)
    if (node.kind === 'element' && node.role === 'longWord') return children
    return [node.kind === 'link' ? { ...node, children, label: null, trueHost: null } : { ...node, children }]
  })
  const joined: ContentNode[] = []
  for (const node of bare) {
    const last = joined.at(-1)
    if (node.kind === 'text' && last?.kind === 'text') joined.splice(-1, 1, { ...last, text: last.text + node.text })
    else joined.push(node)
  }
  return joined
}

function everyLink(nodes: readonly ContentNode[]): readonly Extract<ContentNode, { kind: 'link' }>[] {
  return nodes.flatMap((node) => ('children' in node ? [...(node.kind === 'link' ? [node] : []), ...everyLink(node.children)] : []))
}

describe.each(Object.entries(families))('hostile HTML, family %s', (_, bodies) => {
  test.each(bodies.map(({ tries, html }) => [tries, html] as const))('%s stays under the ceiling', (_tries, html) => {
    expect(breaches(parseContent(html, corpusContext).nodes)).toEqual([])
  })

  test.each(bodies.map(({ tries, html }) => [tries, html] as const))('%s is the same when written and read again', (_tries, html) => {
    const [first, second] = readTwice(html)
    expect(second).toEqual(first)
  })
})

/** The tree and the tree of its own HTML, both without labels. */
function readTwice(html: string): readonly [readonly ContentNode[], readonly ContentNode[]] {
  const { nodes, cut } = parseContent(html, corpusContext)
  // A preview is text, and its second reading is not shortened.
  const again = cut === null ? parseContent(printContent(nodes), corpusContext).nodes : nodes
  return [bones(nodes), bones(again)]
}

// The walk must hold without the pass over the text before it.
test.each(Object.values(families).flatMap((bodies) => bodies))(
  'parsed as it came, $tries stays the same and under the ceiling',
  ({ html }) => {
    const { nodes } = readAsItCame(html)
    expect(breaches(nodes)).toEqual([])
    expect(bones(readAsItCame(printContent(nodes)).nodes)).toEqual(bones(nodes))
  },
)

function readAsItCame(html: string): ContentTree {
  return readTree(parseInertly(html), corpusContext)
}

test.each(spoofing)('$tries shows its true host', ({ html, trueHost }) => {
  const links = everyLink(parseContent(html, corpusContext).nodes)
  expect(links.map((link) => link.trueHost ?? link.label)).toEqual([trueHost])
})

test.each(schemes)('$tries leads nowhere', ({ html }) => {
  expect(everyLink(parseContent(html, corpusContext).nodes)).toEqual([])
})

describe.each(bombs)('a bomb: $tries', ({ make, cut }) => {
  test(`is ${cut ? 'not laid out' : 'read whole'}`, () => {
    const walk = vi.spyOn(Document.prototype, 'createTreeWalker')
    const tree: ContentTree = parseContent(make(), corpusContext)
    expect(tree.cut !== null).toBe(cut)
    expect(breaches(tree.nodes)).toEqual([])
    // The browser's parser may make a large tree of a small text.
    const parsed = walk.mock.calls.map(([root]) => document.createTreeWalker(root))
    expect(Math.max(0, ...parsed.map(countNodes))).toBeLessThanOrEqual(2 * maxNodes)
  })
})

// Programs beside the tests change how long it takes, so only a full run judges it.
test.each(inject('isFullRun') ? bombs : [])('$tries takes at most twenty times as long as a long harmless post', ({ make }) => {
  const html = make()
  const max = html.length > 1_000_000 ? 20 : 10
  expect(timesHarmless(html, { enough: max })).toBeLessThan(max)
})

function countNodes(walker: TreeWalker): number {
  let count = 0
  while (walker.nextNode()) count += 1
  return count
}

/** As much as a post may have. */
const harmless = '<p>one <b>two</b></p>'.repeat(1_000)

/**
 * How many times as long as a long harmless post the HTML takes, by the shortest readings of both. They are taken in turn, at
 * least five, and more for as long as it is over `enough`: the machine may do something else at the same time, and does so
 * for either.
 */
function timesHarmless(html: string, { enough }: { enough: number }): number {
  let [shortest, harmlessShortest] = [Infinity, Infinity]
  for (let round = 0; round < 40 && (round < 5 || shortest / harmlessShortest >= enough); round += 1) {
    shortest = Math.min(shortest, millisecondsOf(html))
    harmlessShortest = Math.min(harmlessShortest, millisecondsOf(harmless))
  }
  return shortest / harmlessShortest
}

function millisecondsOf(html: string): number {
  const before = performance.now()
  parseContent(html, corpusContext)
  return performance.now() - before
}

describe('HTML at random', () => {
  const runs = { numRuns: propertyRuns(2_000) }

  test('stays under the ceiling', () => {
    fc.assert(
      fc.property(hostileHtml, (html) => {
        expect(breaches(parseContent(html, corpusContext).nodes)).toEqual([])
      }),
      runs,
    )
  })

  test('has both properties when it is parsed unchanged', () => {
    fc.assert(
      fc.property(hostileHtml, (html) => {
        const tree = readAsItCame(html)
        fc.pre(tree.cut === null)
        expect(breaches(tree.nodes)).toEqual([])
        expect(bones(readAsItCame(printContent(tree.nodes)).nodes)).toEqual(bones(tree.nodes))
      }),
      runs,
    )
  })

  test('is the same tree when it is written and read again', () => {
    fc.assert(
      fc.property(hostileHtml, (html) => {
        const [first, second] = readTwice(html)
        expect(second).toEqual(first)
      }),
      runs,
    )
  })
})

test.each([...wellMeantAkkoma, ...wellMeantOthers])('well-meant HTML is the same when written and read again: $from', ({ html }) => {
  const [first, second] = readTwice(html.replaceAll('例え.jp/パス', 'example.jp/x'))
  expect(second).toEqual(first)
})

test('parsed content overrides no property of the document or of an object', () => {
  const before = [Object.getOwnPropertyNames(Object.prototype), Object.getOwnPropertyNames(document), Object.keys(window)]
  for (const { html } of clobbering) parseContent(html, corpusContext)
  expect([Object.getOwnPropertyNames(Object.prototype), Object.getOwnPropertyNames(document), Object.keys(window)]).toEqual(before)
})

test.each([
  ['ja_JP', { lang: 'ja-JP' }],
  ['de', { lang: 'de' }],
  ['not a language!', null],
])('a part that declares %s has that language, or none', (lang, attributes) => {
  expect(parseContent(`<p>one</p><p><i lang="${lang}">three</i></p>`).nodes).toMatchObject([{}, { children: [{ attributes }] }])
})
