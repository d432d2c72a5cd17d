import { expect, onTestFinished, test } from 'vitest'

import { rememberPage, watchResidue } from './residue.ts'

watchResidue()

const nothing = () => {}

test.each<[string, () => () => void, string]>([
  ['a listener of the window', () => listenTo(window), 'listener of window: click'],
  ['a listener of the document', () => listenTo(document), 'listener of document: click'],
  ['a timeout', () => clear(clearTimeout, setTimeout(nothing, 60_000)), 'timeout of 60000 ms'],
  ['an interval', () => clear(clearInterval, setInterval(nothing, 60_000)), 'interval of 60000 ms'],
  ['a stored text', () => store(localStorage), 'stored text: heron'],
  ['a text of the tab', () => store(sessionStorage), 'stored text: heron'],
])('%s that stays is named, and one that is removed is not', (_, leave, line) => {
  const before = rememberPage()
  const undo = leave()
  onTestFinished(undo)
  expect(before.residue()).toEqual([expect.stringContaining(line)])
  undo()
  expect(before.residue()).toEqual([])
})

test('a timer that has run, a listener for one event and one with a signal count as ended', async () => {
  const before = rememberPage()
  const stop = new AbortController()
  document.addEventListener('heron', nothing, { once: true })
  document.addEventListener('reed', nothing, { signal: stop.signal })
  await new Promise((resolve) => void setTimeout(resolve, 0))
  expect(before.residue()).toHaveLength(2)
  document.dispatchEvent(new Event('heron'))
  stop.abort()
  expect(before.residue()).toEqual([])
})

function listenTo(target: Window | Document): () => void {
  target.addEventListener('click', nothing)
  return () => target.removeEventListener('click', nothing)
}

function clear<Handle>(stop: (handle: Handle) => void, handle: Handle): () => void {
  return () => stop(handle)
}

function store(storage: Storage): () => void {
  storage.setItem('heron', 'grey')
  return () => storage.removeItem('heron')
}
