import { expect, test } from 'vitest'

import { createPageTitle } from './PageTitle.ts'

test('the title has the screen and the site', () => {
  const page = { title: 'as the server wrote it' }
  const title = createPageTitle(page)
  title.setSite('Pond')
  expect(page.title).toBe('Pond')
  title.setScreen('Home')
  expect(page.title).toBe('Home · Pond')
  title.setScreen(null)
  expect(page.title).toBe('Pond')
})
