import { afterEach, expect, test, vi } from 'vitest'

import { fetchPart } from './fetchPart.ts'

afterEach(() => {
  for (const link of linksTo('part')) link.remove()
})

const linksTo = (name: string) => [...document.querySelectorAll<HTMLLinkElement>(`link[href*="${name}"]`)]
const load = () => Promise.resolve('part')

test('a part is loaded when its sheet is there, and the scripts behind it are asked for at the same time', async () => {
  const loaded = vi.fn(load)
  const coming = fetchPart(loaded, ['part-one.css', 'part-one.js'])
  expect(linksTo('part-one').map(({ rel }) => rel)).toEqual(['stylesheet', 'modulepreload'])
  expect(loaded).not.toHaveBeenCalled()
  linksTo('part-one.css')[0]?.dispatchEvent(new Event('load'))
  expect(await coming).toBe('part')
})

test('what is in the page or on its way is not asked for again', async () => {
  const own = document.createElement('link')
  own.href = '/part-two.css'
  document.head.append(own)
  expect(await fetchPart(load, ['part-two.css'])).toBe('part')
  const both = [fetchPart(load, ['part-three.css']), fetchPart(load, ['part-three.css'])]
  expect(linksTo('part-three.css')).toHaveLength(1)
  linksTo('part-three.css')[0]?.dispatchEvent(new Event('load'))
  expect(await Promise.all(both)).toEqual(['part', 'part'])
})

test('a sheet that failed is told, its link goes, and it is asked for again', async () => {
  const coming = fetchPart(load, ['part-four.css'])
  linksTo('part-four.css')[0]?.dispatchEvent(new Event('error'))
  await expect(coming).rejects.toThrow('part-four.css')
  expect(linksTo('part-four.css')).toEqual([])
  const again = fetchPart(load, ['part-four.css'])
  linksTo('part-four.css')[0]?.dispatchEvent(new Event('load'))
  expect(await again).toBe('part')
})
