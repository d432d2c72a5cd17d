import { describe, expect, test } from 'vitest'

import { circlesIn } from './folders/circlesIn.mjs'
import { complaintsAbout } from './folders/complaintsAbout.mjs'
import { importsIn } from './folders/importsIn.mjs'

describe('the imports of a source', () => {
  const cases: readonly (readonly [name: string, source: string, expected: readonly string[]])[] = [
    ['a value', "import { a } from './a.ts'", ['./a.ts']],
    ['a type', "import type { A } from '#features/a/model/A.ts'", ['#features/a/model/A.ts']],
    ['several lines', "import {\n  a,\n  b,\n} from './a.ts'", ['./a.ts']],
    ['an effect', "import './a.css'", ['./a.css']],
    ['a re-export', "export { a } from './a.ts'", ['./a.ts']],
    ['none in a comment', "/** import { a } from './a.ts' */\n// import './b.ts'", []],
    ['none in a text', "const text = `\n  from './a.ts'`", []],
  ]
  test.each(cases)('%s', (_, source, expected) => {
    expect(importsIn(source)).toEqual(expected.map((specifier) => ({ specifier, isDynamic: false })))
  })

  test('a dynamic import is marked', () => {
    expect(importsIn("const load = () => import(/* chunk: page */ './a.ts')")).toEqual([{ specifier: './a.ts', isDynamic: true }])
  })
})

describe('circles', () => {
  test('are found among other edges', () => {
    const edges = ['ab', 'bc', 'ca', 'cd', 'de', 'xa', 'yz', 'zy', 'ee'].map((pair) => [pair.charAt(0), pair.charAt(1)] as const)
    expect(circlesIn(edges)).toEqual([
      ['a', 'b', 'c'],
      ['y', 'z'],
    ])
  })

  test('do not exist if all edges point one way', () => {
    expect(circlesIn(['a', 'b', 'c', 'd', 'e'].flatMap((from, i, all) => all.slice(i + 1).map((to) => [from, to] as const)))).toEqual([])
  })
})

describe('complaints', () => {
  const files = ['features/low/model/a.ts', 'features/high/model/b.ts', 'features/high/ui/C.tsx', 'lib/d.ts', 'ui/E.tsx']
  const about = (edges: readonly (readonly [from: string, to: string])[], order = ['low', 'high']) =>
    complaintsAbout({ files, edges: edges.map(([from, to]) => ({ from, to })) }, order)

  test('there are none if features import only earlier ones', () => {
    expect(about([['features/high/ui/C.tsx', 'features/low/model/a.ts']])).toEqual([])
  })

  test('an import of a later feature suggests where the code may go', () => {
    expect(about([['features/low/model/a.ts', 'features/high/model/b.ts']])).toEqual([
      expect.stringMatching(/^features\/low\/model\/a\.ts imports .*"high" stands after "low".*Move the code/),
    ])
  })

  test('folders in a circle are named with the imports that close it', () => {
    const [complaint, ...others] = about([
      ['features/high/ui/C.tsx', 'features/high/model/b.ts'],
      ['features/high/model/b.ts', 'features/high/ui/C.tsx'],
    ])
    expect(others).toEqual([])
    expect(complaint).toContain('in a circle: features/high/model, features/high/ui.')
    expect(complaint).toContain('features/high/model/b.ts imports features/high/ui/C.tsx')
  })

  test('the list and the folders have the same features', () => {
    expect(about([], ['low'])).toEqual(['The feature "high" is missing in features/order.json.'])
    expect(about([], ['low', 'high', 'gone'])).toEqual(['features/order.json names "gone", and there is no such folder.'])
  })
})
