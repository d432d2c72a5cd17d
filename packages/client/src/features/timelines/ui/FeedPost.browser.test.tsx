import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import css from './FeedPost.module.css'

test('the line to the next post of a conversation does not run through an open form', async () => {
  const lineOf = async (hasForm: boolean) => {
    const { container } = await render(
      <div className={css.tied} data-leads>
        <article>{hasForm && <div data-inline-form />}</article>
      </div>,
    )
    const tied = container.firstElementChild
    return tied && getComputedStyle(tied, '::after').display
  }
  expect(await lineOf(false)).toBe('block')
  expect(await lineOf(true)).toBe('none')
})
