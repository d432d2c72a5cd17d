import { expect, test } from 'vitest'
import { openTestSession } from '#test/openTestSession.ts'
import { readThemeInput } from './readThemeInput.ts'

test('an address on the user’s own server is fetched, one on another server never, and all other text is a theme', async () => {
  const addresses: string[] = []
  const { server, session, close } = await openTestSession({
    through: (send) => (url, init) => {
      addresses.push(url)
      return send(url, init)
    },
  })
  const palette = { name: 'Pond', bg: '#10202a', fg: '#1b3038', text: '#c7d2d6', link: '#e0b070' }
  server.fail('GET /static/themes/pond.json', Response.json(palette))
  const outcome = async (typed: string) => {
    const read = await readThemeInput(session, typed)
    return 'error' in read ? read.error.code : `${read.reading.theme.name} of ${read.original.fileName}`
  }
  const { origin } = session
  expect(await outcome('/static/themes/pond.json')).toBe('Pond of pond.json')
  expect(await outcome(` ${origin}/static/themes/pond.json\n`)).toBe('Pond of pond.json')
  expect(await outcome('/static/themes/none.json')).toBe('missing file')
  addresses.length = 0
  for (const typed of ['https://other.example/pond.json', '//other.example/pond.json', `${origin}.example/x`, `${origin}//other.example/x`])
    expect(await outcome(typed), typed).toBe('other server')
  expect(await outcome(JSON.stringify(palette))).toBe('Pond of ')
  expect(await outcome('https://other.example/pond.json and more')).toBe('unknown text')
  expect(addresses).toEqual([])
  await close()
})
