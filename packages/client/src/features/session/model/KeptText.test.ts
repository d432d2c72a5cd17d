import { expect, test, vi } from 'vitest'
import { createKeptText, type KeyValue } from './KeptText.ts'
import { textsInMemory } from '#test/textsInMemory.ts'

function storage(change: Partial<KeyValue> = {}): KeyValue {
  return { ...textsInMemory(), ...change }
}

const reject = () => {
  throw new DOMException('No.', 'SecurityError')
}

test('texts are kept and taken away', () => {
  const onUnavailable = vi.fn()
  const own = storage()
  const kept = createKeptText(() => own, onUnavailable)
  expect(kept.get('a')).toBeNull()
  kept.set('a', 'x')
  expect(createKeptText(() => own).get('a')).toBe('x')
  kept.remove('a')
  expect(kept.get('a')).toBeNull()
  expect(onUnavailable).not.toHaveBeenCalled()
})

test.each<[string, () => KeyValue]>([
  ['throws when touched', reject],
  ['throws at everything', () => storage({ getItem: reject, setItem: reject, removeItem: reject })],
])('a storage that %s makes texts last as long as the page', (_, open) => {
  const onUnavailable = vi.fn()
  const kept = createKeptText(open, onUnavailable)
  kept.set('a', 'x')
  expect(kept.get('a')).toBe('x')
  kept.remove('a')
  expect(kept.get('a')).toBeNull()
  expect(onUnavailable).toHaveBeenCalled()
})

test('a storage that is full gives what was set last', () => {
  const own = storage()
  createKeptText(() => own).set('a', 'old')
  own.setItem = reject
  const kept = createKeptText(() => own)
  kept.set('a', 'new')
  expect(kept.get('a')).toBe('new')
})
