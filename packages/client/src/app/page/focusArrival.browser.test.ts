import { afterEach, beforeEach, expect, test } from 'vitest'
import { focusArrival } from './focusArrival.ts'

const post = '<article data-status="S1" tabindex="0"></article>'
const heading = '<h1 tabindex="-1">Home</h1>'
let main: HTMLElement
let end: AbortController

beforeEach(() => {
  main = document.createElement('main')
  end = new AbortController()
  document.body.replaceChildren(main)
})

afterEach(() => end.abort())

const focused = () => document.activeElement?.outerHTML.replace(/>.*/s, '>') ?? ''

test.each([
  ['the post that led away', heading + post, 'S1', 'article'],
  ['the field that the screen is for', `${heading}<input data-arrival>`, null, 'input'],
  ['the heading where there is neither', heading, null, 'h1'],
])('%s has the focus', (_, markup, left, tag) => {
  main.innerHTML = markup
  focusArrival(document, left, end.signal)
  expect(focused()).toMatch(new RegExp(`^<${tag}`))
})

test('a post that is rendered later gets the focus then, unless the user has moved on', async () => {
  main.innerHTML = `${heading}<button>On</button>`
  focusArrival(document, 'S1', end.signal)
  expect(focused()).toMatch(/^<h1/)
  main.insertAdjacentHTML('beforeend', post)
  await expect.poll(focused).toMatch(/^<article/)
  main.querySelector('article')?.remove()
  focusArrival(document, 'S1', end.signal)
  main.querySelector('button')?.focus()
  main.insertAdjacentHTML('beforeend', post)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(focused()).toMatch(/^<button/)
})

test('nothing is focused for a screen that was left', async () => {
  main.innerHTML = heading
  focusArrival(document, 'S1', end.signal)
  end.abort()
  main.insertAdjacentHTML('beforeend', post)
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  expect(focused()).toMatch(/^<h1/)
})
