import { describe, expect, test } from 'vitest'

import type { ContentNode, EffectNode } from './ContentTree.ts'
import { withEffects } from './withEffects.ts'

const text: ContentNode = { kind: 'text', text: 'x' }
const mfm = (name: string, args: Record<string, string> = {}, ...children: ContentNode[]): ContentNode => ({
  kind: 'mfm',
  name,
  args,
  children: children.length > 0 ? children : [text],
})

function effects(nodes: readonly ContentNode[]): readonly EffectNode[] {
  return nodes.flatMap((node) => ('children' in node ? [...(node.kind === 'effect' ? [node] : []), ...effects(node.children)] : []))
}
function read(name: string, args: Record<string, string> = {}): EffectNode | undefined {
  return effects(withEffects([mfm(name, args)]))[0]
}
function nested(count: number, name: string, args: Record<string, string> = {}): ContentNode {
  return count === 0 ? text : mfm(name, args, nested(count - 1, name, args))
}

test.each([
  ['2s', 2],
  ['500ms', 0.5],
  ['.5s', 0.5],
  ['1.5s', 1.5],
  ['0s', 0.4],
  ['1ms', 0.4],
  ['999999s', 60],
  ['-1s', null],
  ['1', null],
  ['1s;', null],
  ['1e3s', null],
  ['', null],
])('a speed of %o is %o seconds', (speed, seconds) => {
  expect(read('jump', { speed })?.speed).toBe(seconds)
})

test('flashing effects change at most three times a second', () => {
  expect(read('rainbow', { speed: '0.4s' })?.speed).toBe(1)
  expect(read('spin', { speed: '0.4s', y: '' })?.speed).toBe(0.8)
  expect(read('spin', { speed: '0.4s', left: '' })?.speed).toBe(0.4)
})

test.each([
  ['2', 2],
  ['-9', -5],
  ['1000000', 5],
  ['1e9', 1],
  ['Infinity', 1],
  ['0x10', 1],
  [' 3 ', 3],
])('a scale of %o is %o', (x, factor) => {
  expect(read('scale', { x })?.x).toBe(factor)
})

test('scales in each other stay within five together', () => {
  const factors = effects(withEffects([nested(4, 'scale', { x: '3', y: '-3' })])).map(({ x, y }) => [x ?? 1, y ?? 1] as const)
  expect(factors).toHaveLength(4)
  expect(Math.abs(factors.reduce((product, [x]) => product * x, 1))).toBeLessThanOrEqual(5)
  expect(Math.abs(factors.reduce((product, [, y]) => product * y, 1))).toBeLessThanOrEqual(5)
})

test('a shift is at most twenty em', () => {
  expect(read('position', { x: '-100', y: '3.5' })).toMatchObject({ x: -20, y: 3.5 })
})

test.each([
  ['F00', 'f00'],
  ['f00a', 'f00'],
  ['00aaff', '00aaff'],
  ['00aaff00', '00aaff'],
  ['#0f0', '0f0'],
  ['red', 'f00'],
  ['12345', 'f00'],
  ['url(x)', 'f00'],
])('the colour %o is %o', (color, digits) => {
  expect(read('fg', { color })?.color).toBe(digits)
})

test.each([
  ['x2', 2],
  ['x3', 4],
  ['x4', 6],
  ['tada', 1.5],
  ['spin', null],
])('%s makes words %s times as large', (name, size) => {
  expect(read(name)?.size).toBe(size)
})

test('missing arguments have defaults: a quarter turn, the same size and position, red', () => {
  expect(read('rotate')?.deg).toBe(90)
  expect(read('scale')).toMatchObject({ x: 1, y: 1 })
  expect(read('position')).toMatchObject({ x: 0, y: 0 })
  expect([read('fg')?.color, read('bg')?.color]).toEqual(['f00', 'f00'])
})

test('a turn is read in degrees, without whole turns', () => {
  expect(read('rotate', { deg: '-45.5' })?.deg).toBe(-45.5)
  expect(read('rotate', { deg: '725' })?.deg).toBe(5)
})

describe('nested effects', () => {
  test('sizes do not multiply', () => {
    expect(effects(withEffects([mfm('x2', {}, mfm('x4', {}, mfm('tada')))])).map(({ effect, size }) => [effect, size])).toEqual([
      ['x2', 2],
      ['tada', null],
    ])
  })

  test('at most twenty deep', () => {
    expect(effects(withEffects([nested(40, 'flip')]))).toHaveLength(20)
  })

  test('a movement does not drive the same movement', () => {
    expect(effects(withEffects([nested(5, 'spin')]))).toHaveLength(1)
  })
})

test('at most a hundred move in one post, and the others keep their text', () => {
  const nodes = withEffects(Array.from({ length: 150 }, () => mfm('shake')))
  expect(effects(nodes)).toHaveLength(100)
  expect(nodes).toHaveLength(150)
})

test.each(['explode', '', '__proto__', 'constructor', 'toString'])('the function %o is unknown and leaves its text', (name) => {
  expect(withEffects([mfm(name)])).toEqual([text])
})

test('flags are read by name, and only flags', () => {
  expect(read('spin', { left: '', alternate: 'x', serif: '', delay: '', __proto__: '' })?.flags).toEqual(['left', 'alternate', 'serif'])
})

test('links and elements keep their place around effects', () => {
  const link: ContentNode = { kind: 'link', href: 'https://example.org/', label: null, trueHost: null, children: [mfm('x2')] }
  expect(withEffects([link])).toMatchObject([{ kind: 'link', children: [{ kind: 'effect', effect: 'x2' }] }])
})
