import * as tags from '@rookery/api/calls/tags'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { appTest } from '#test/app/appTest.tsx'
import { sizesFor } from '#test/app/sizesFor.ts'
import { label } from '#test/app/text.ts'

const main = page.getByRole('main')

appTest('a card marks verified links, and shows no count that is hidden', async ({ server, visit }) => {
  const fields = [
    { name: 'Mine', value: '<a href="https://mill.example" rel="me">mill.example</a>', verified_at: '2025-04-30T12:00:00.000Z' },
    { name: 'Not mine', value: '<a href="https://weir.example">weir.example</a>' },
  ]
  await server.arrange('changeAccount', {
    acct: 'mona',
    columns: {
      fields_json: JSON.stringify(fields),
      hide_followers_count: 1,
      hide_follows_count: 0,
      following_count: 3,
      followers_count: 7,
    },
  })
  await visit('/mona', { as: 'ada' })
  const field = (words: string) => main.css('dl > div').filter({ hasText: words })
  const mark = { name: 'Ownership of this link was checked on April 30, 2025', exact: true }
  await expect.element(field('mill.example').getByRole('img', mark)).toBeVisible()
  await expect.element(field('weir.example').getByRole('img')).not.toBeInTheDocument()
  await expect.element(main.getByText('3 following', { exact: true })).toBeVisible()
  await expect.element(main.getByText(/7 followers/)).not.toBeInTheDocument()
})

for (const size of sizesFor('phone'))
  appTest(`a profile of 300 letters, 50 fields and a lost banner stays within the page (${size})`, async ({ server, visit }) => {
    const endless = 'Rhubarb'.repeat(50)
    const fields = Array.from({ length: 50 }, (_, at) => ({ name: at % 2 ? 'Same' : endless, value: at % 2 ? 'Same' : endless }))
    await server.arrange('changeAccount', {
      acct: 'rita@remote.example',
      columns: {
        display_name: endless.slice(0, 300),
        note_html: `<p>${endless}</p>`,
        fields_json: JSON.stringify(fields),
        avatar: null,
        header: '/media/gone.png',
      },
    })
    await visit('/remote-users/@rita@remote.example', { as: 'ada', size })
    await expect.poll(() => location.pathname).toMatch(/^\/users\/\w+$/)
    const names = main.css('dt')
    await expect.element(names).toHaveLength(8)
    await main.getByRole('button', { name: /50/ }).click()
    await expect.element(names).toHaveLength(50)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  })

appTest('own hashtags are unfollowed from the own profile', async ({ server, visit }) => {
  const ada = await server.somebody('ada')
  await ada.post('Wind in the #reeds')
  await tags.follow(ada.client, 'reeds')
  await visit('/ada#followedTags', { as: 'ada' })
  await expect.element(main.getByRole('link', { name: '#reeds', exact: true })).toBeVisible()
  await main.getByRole('button', { name: 'Unfollow tag #reeds' }).click()
  await expect.element(main.getByRole('button', { name: 'Follow tag #reeds', exact: true })).toBeVisible()
  await expect.poll(async () => (await tags.followed(ada.client)).items.map(({ name }) => name)).toEqual([])
})

appTest('followed hashtags of another account are not shown', async ({ visit }) => {
  await visit('/bob#followedTags', { as: 'ada' })
  await expect.element(main.getByRole('tab', { name: label('profile.tab.statuses') })).toHaveAttribute('aria-selected', 'true')
  await expect.element(main.getByRole('tab', { name: label('profile.followed.tags') })).not.toBeInTheDocument()
})
