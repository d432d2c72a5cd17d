import { expect, test } from 'vitest'
import { startTestInstance } from '../../testing.ts'

interface MockResponse {
  readonly detected_language: string
  readonly text: string
}

test('a post is translated, known lines into English and others with a mark', async () => {
  const server = await startTestInstance()
  const bob = await server.as('bob')
  const post = async (status: string, language: string) => {
    const reply = await bob.post<{ id: string }>('/api/v1/statuses', { status, language })
    return `/api/v1/statuses/${reply.body.id}/translations`
  }
  const sourdough = await post('Le levain a doublé en quatre heures. Il réclame une chambre. #pain', 'fr')
  const known = (await bob.get<MockResponse>(`${sourdough}/en`)).body
  expect(known.detected_language).toBe('fr')
  expect(known.text).toContain('The sourdough has doubled in four hours.')
  expect(known.text).toContain('#')
  const unknown = await post('Hallo Welt', 'de')
  expect((await bob.get<MockResponse>(`${unknown}/en`)).body).toEqual({ detected_language: 'de', text: '[translated] Hallo Welt' })
  expect((await bob.get<MockResponse>(`${unknown}/en?from=nl`)).body.detected_language).toBe('nl')
  expect(await bob.get<MockResponse>(`${unknown}/tlh`)).toMatchObject({
    status: 400,
    body: { error: 'Translation request failed (code 400)' },
  })
  await server.close()
})
