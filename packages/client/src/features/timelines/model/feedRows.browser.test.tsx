import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import age from '#features/timelines/ui/FeedAge.module.css'
import gap from '#features/timelines/ui/FeedGap.module.css'

// The journey of lines compares pixels; screenshots of this page are scaled.
test.each([
  ['a gap', gap.gap],
  ['the age of kept posts', age.age],
])('the background of %s repeats the line above it, which it would cover between two pixels', async (_, row) => {
  const { container } = await render(
    <div style={{ ['--border' as string]: 'rgb(0 0 200)' }}>
      <div className={row}>Row</div>
    </div>,
  )
  const drawn = container.querySelector(`.${row}`)
  expect(drawn && getComputedStyle(drawn).boxShadow).toBe('rgb(0, 0, 200) 0px -1px 0px 0px')
})
