import { expect, test } from 'vitest'

import { corpusContext } from '../corpus/context.ts'
import { wellMeantAkkoma } from '../corpus/wellMeantAkkoma.ts'
import { wellMeantOthers } from '../corpus/wellMeantOthers.ts'
import type { ContentNode } from './ContentTree.ts'
import { parseContent } from './parseContent.ts'
import { textOf } from './textOf.ts'

const wellMeant = [...wellMeantAkkoma, ...wellMeantOthers]

function linksOf(nodes: readonly ContentNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (node.kind === 'mention') return [`user:${node.id}`]
    if (node.kind === 'hashtag') return [`tag:${node.tag}`]
    if (node.kind === 'image') return [node.src]
    const inside = 'children' in node ? linksOf(node.children) : []
    return node.kind === 'link' ? [node.href, ...inside] : inside
  })
}

test.each(wellMeant)('$from is read as it was meant', ({ html, text, links = [] }) => {
  const tree = parseContent(html, corpusContext)
  expect(textOf(tree)).toBe(text)
  expect(linksOf(tree.nodes)).toEqual(links)
  expect(tree.cut).toBeNull()
})

test('nothing that was meant well is marked as misleading', () => {
  const marked = (nodes: readonly ContentNode[]): readonly string[] =>
    nodes.flatMap((node) =>
      'children' in node ? [...(node.kind === 'link' && node.trueHost !== null ? [node.trueHost] : []), ...marked(node.children)] : [],
    )
  expect(wellMeant.flatMap(({ html }) => marked(parseContent(html, corpusContext).nodes))).toEqual([])
})
