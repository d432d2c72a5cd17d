import { isValidElement, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { drawMarks, markOf, drawText } from './drawText.ts'

const link = createElement('a', { href: '/users/1' }, 'Ada')
const drawn = (text: string, args: Parameters<typeof drawText>[2]) =>
  renderToStaticMarkup(
    drawText((_, given = {}) => text.replace(/\{(\w+)\}/g, (_place, name: string) => String(given[name])), 'general.close', args),
  )

test.each([
  ['before its verb', '{name} repeated', '<a href="/users/1">Ada</a> repeated'],
  ['behind it', 'Repeated by {name}', 'Repeated by <a href="/users/1">Ada</a>'],
  ['twice', '{name}, {name}', '<a href="/users/1">Ada</a>, <a href="/users/1">Ada</a>'],
  ['nowhere', 'Repeated', 'Repeated'],
  ['beside a number', '{name} and {others} others', '<a href="/users/1">Ada</a> and 3 others'],
])('an element is placed where the language puts it: %s', (_, text, expected) => {
  expect(drawn(text, { name: link, others: 3 })).toBe(expected)
})

test('a name that looks like a mark is text', () => {
  expect(drawn('{name} and {other}', { name: link, other: '\0name\0' })).toBe('<a href="/users/1">Ada</a> and name')
})

test('only the mark is replaced by its element, and text that looks like a placeholder stays', () => {
  expect(renderToStaticMarkup(drawMarks(`name ${markOf('name')}`, { name: link }))).toBe('name <a href="/users/1">Ada</a>')
  expect(isValidElement(drawMarks('', {}))).toBe(true)
})
