import { expect, test, vi } from 'vitest'
import { createStoredText, type KeyValue } from './StoredText.ts'
import { textsInMemory } from '#test/textsInMemory.ts'

function storage(change: Partial<KeyValue> = {}): KeyValue {
  return { ...textsInMemory(), ...change }
}

const reject = () => {
  throw new DOMException('No.', 'SecurityError')
}

test('texts are stored and removed', () => {
  const onUnavailable = vi.fn()
  const own = storage()
  const stored = createStoredText(() => own, onUnavailable)
  expect(stored.get('a')).toBeNull()
  stored.set('a', 'x')
  expect(createStoredText(() => own).get('a')).toBe('x')
  stored.remove('a')
  expect(stored.get('a')).toBeNull()
  expect(onUnavailable).not.toHaveBeenCalled()
})

test.each<[string, () => KeyValue]>([
  ['throws when touched', reject],
  ['throws at everything', () => storage({ getItem: reject, setItem: reject, removeItem: reject })],
])('a storage that %s retains texts until the page closes', (_, open) => {
  const onUnavailable = vi.fn()
  const stored = createStoredText(open, onUnavailable)
  stored.set('a', 'x')
  expect(stored.get('a')).toBe('x')
  stored.remove('a')
  expect(stored.get('a')).toBeNull()
  expect(onUnavailable).toHaveBeenCalled()
})

test('a full storage returns the last set value', () => {
  const own = storage()
  createStoredText(() => own).set('a', 'old')
  own.setItem = reject
  const stored = createStoredText(() => own)
  stored.set('a', 'new')
  expect(stored.get('a')).toBe('new')
})
