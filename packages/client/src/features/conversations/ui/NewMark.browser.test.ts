import { beforeEach, expect, onTestFinished, test } from 'vitest'
import css from './NewMark.module.css'
import '#ui/global.css'

let header: HTMLElement
let post: HTMLElement
let mark: HTMLElement

beforeEach(() => {
  document.body.innerHTML = `
    <div style="--sticky-top: 40px; --header: 50px; block-size: 3000px">
      <header style="position: sticky; inset-block-start: 40px; block-size: 50px; z-index: 2"></header>
      <article style="position: relative; block-size: 400px; margin-block-start: 500px"><span class="${css.mark}"><span>New</span></span></article>
    </div>`
  const find = (selector: string) => document.querySelector(selector) as HTMLElement // it stands above
  header = find('header')
  post = find('article')
  mark = find('article span span')
  onTestFinished(() => {
    document.body.replaceChildren()
    scrollTo(0, 0)
  })
})

test('the mark lies over the upper edge of its reply', () => {
  expect(mark.getBoundingClientRect().top).toBeLessThan(post.getBoundingClientRect().top)
})

test.each([0, 5, 60, 300])('with %i px of the reply under the header the mark is below the header', (under) => {
  scrollTo(0, post.offsetTop - 90 + under)
  expect(mark.getBoundingClientRect().top).toBeGreaterThanOrEqual(header.getBoundingClientRect().bottom)
  expect(mark.getBoundingClientRect().bottom).toBeLessThanOrEqual(post.getBoundingClientRect().bottom)
})
