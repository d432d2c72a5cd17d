import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ReactNode } from 'react'
import { decodeStatusEdit } from '@rookery/api/wire/statusEdit'
import type { Session } from '#features/session/model/Session.ts'
import { translationsOf } from '#features/translation/model/Translations.ts'
import { EditVersion } from '#features/statusCard/ui/EditVersion.tsx'
import { StatusTranslation } from '#features/translation/ui/StatusTranslation.tsx'
import '#ui/global.css'
import { InSession } from '#test/content/InSession.tsx'
import { openQuietSession } from '#test/content/openQuietSession.ts'
import { postOf } from '#test/content/postOf.ts'
import { renderPage } from '#test/renderPage.tsx'

const tall = Array.from({ length: 40 }, (_, index) => `<p>Line ${index}</p>`).join('')
const heron = { id: 'H1', username: 'heron', acct: 'heron', display_name: 'Heron', url: `${location.origin}/users/heron` }

let session: Session
beforeAll(async () => {
  session = await openQuietSession()
})

const show = (children: ReactNode) => render(<InSession session={session}>{children}</InSession>)

/** Opens the first folded text of the page, and folds it again: its heights. */
async function heightsOf(count: number) {
  const folded = page.getByRole('button', { name: 'Show more' })
  await expect.poll(() => folded.elements().length).toBe(count)
  const box = document.querySelector('[data-folded]')
  const before = box?.clientHeight
  await folded.first().click()
  await expect.element(page.getByText('Line 39').first()).toBeVisible()
  const open = box?.clientHeight
  await page.getByRole('button', { name: 'Show less' }).click()
  await expect.poll(() => folded.elements().length).toBe(count)
  return { folded: before, open }
}

test('a tall bio and a tall field are folded until the reader opens them, and others are not', async () => {
  await renderPage('/users/heron', {
    as: 'ada',
    responses: {
      'GET /api/v1/accounts/heron': {
        ...heron,
        note: tall,
        fields: [
          { name: 'tall', value: tall },
          { name: 'short', value: 'One line' },
        ],
      },
      'GET /api/v1/accounts/relationships': [{ id: 'H1' }],
      'GET /api/v1/accounts/H1/statuses': [],
    },
  })
  const { folded, open } = await heightsOf(2)
  expect(folded).toBeLessThan(300)
  expect(open).toBeGreaterThan(600)
})

test('a tall version of a post is folded, and so is its subject', async () => {
  const version = decodeStatusEdit({
    content: tall,
    spoiler_text: 'Line 39 '.repeat(200),
    created_at: '2026-03-02T12:00:00.000Z',
    account: heron,
  })
  await show(<EditVersion version={version} number={1} of={1} mentions={[]} />)
  await expect.poll(() => page.getByRole('button', { name: 'Show more' }).elements().length).toBe(2)
})

test('a version names people of the reader’s server as the post does', async () => {
  const link = `<a class="mention" href="${session.origin}/users/wren">@wren</a>`
  const version = decodeStatusEdit({ content: `<p>Ask ${link}</p>`, created_at: '2026-03-02T12:00:00.000Z', account: heron })
  await show(<EditVersion version={version} number={1} of={1} mentions={[]} />)
  await expect.element(page.getByRole('link')).toHaveTextContent(/^@wren$/)
})

test('a tall translation is folded', async () => {
  const post = postOf('translated', '<p>Short</p>')
  session.entities.receive({ statuses: [post] })
  translationsOf(session).show(post.id, { of: post.content, text: tall, from: 'fr', to: 'en' })
  await show(<StatusTranslation id={post.id} />)
  const { folded, open } = await heightsOf(1)
  expect(folded).toBeLessThan(300)
  expect(open).toBeGreaterThan(600)
})
