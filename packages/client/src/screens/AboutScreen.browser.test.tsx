import { expect, test } from 'vitest'

import { renderPage, type MockResponses } from '#test/renderPage.tsx'

const nodeInfo = (metadata: object): MockResponses => ({
  'GET /nodeinfo/2.0.json': { software: { name: 'akkoma', version: '3.16.0' }, metadata },
})

async function show(responses: MockResponses) {
  const { screen } = await renderPage('/about', { responses })
  const main = screen.getByRole('main')
  await expect.element(main.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  return main
}

const policies = {
  mrf_policies: ['SimplePolicy'],
  mrf_simple: {
    accept: ['friend.example'],
    reject: ['spam.example'],
    federated_timeline_removal: ['loud.example'],
    media_removal: ['heavy.example'],
    media_nsfw: ['art.example'],
    bot_mute: ['robots.example'],
    banner_removal: [],
  },
  mrf_simple_info: { media_removal: { 'heavy.example': { reason: 'Films of hours' } } },
  quarantined_instances: ['leaky.example'],
  quarantined_instances_info: { quarantined_instances: { 'leaky.example': { reason: 'Shows everything' } } },
  mrf_keyword: {
    reject: ['/casino/i'],
    federated_timeline_removal: ['crypto'],
    replace: [{ pattern: 'foo', replacement: 'bar' }],
  },
}

const parts = [
  ['Enabled policies', /SimplePolicy/],
  ['Accept', /friend\.example.*None given/],
  ['Reject', /spam\.example.*None given/],
  ['Removal from the known network', /loud\.example/],
  ['Media removal', /heavy\.example.*Films of hours/],
  ['Media marked as sensitive', /art\.example/],
  // A policy without a text in this client.
  ['bot mute', /robots\.example/],
  ['Quarantine', /sends only public posts to these servers.*leaky\.example.*Shows everything/],
  ['Rejected keywords', /\/casino\/i/],
  ['Keywords kept out of the known network', /crypto/],
  ['Replaced keywords', /foo → bar/],
] as const

test('all rules about other servers are listed, except empty ones', async () => {
  const main = await show(nodeInfo({ federation: policies }))
  for (const [name, words] of parts) await expect.element(main.getByRole('region', { name, exact: true })).toHaveTextContent(words)
  const headings = main
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)
  expect(headings).toEqual(parts.map(([name]) => name))
})

test.each([
  ['that names no other', { mrf_policies: ['SimplePolicy', 'ObjectAgePolicy'], mrf_simple: { reject: [] }, quarantined_instances: [] }],
  ['that tells nothing', {}],
  ['that tells nonsense', { mrf_policies: 7, mrf_simple: ['x'], mrf_simple_info: null, quarantined_instances: {}, mrf_keyword: 'none' }],
])('a server %s has no section about federation', async (_, federation) => {
  const main = await show(nodeInfo({ federation }))
  await expect.element(main.getByText('Scope options')).toBeVisible()
  expect(main.getByRole('heading', { name: 'Federation' }).elements()).toHaveLength(0)
})

test('hundreds of servers and words are folded under their number, and a press unfolds them', async () => {
  const many = (end: string) => Array.from({ length: 312 }, (_, at) => `n${at}${end}`)
  const few = { mrf_simple: { reject: many('.example'), accept: many('.friend').slice(0, 20) }, mrf_keyword: { reject: many('!') } }
  const main = await show(nodeInfo({ federation: few }))
  const part = (name: string) => main.getByRole('region', { name, exact: true })
  await expect.element(part('Accept').getByText('n19.friend')).toBeVisible()
  for (const [name, summary, last] of [
    ['Reject', '312 servers', 'n311.example'],
    ['Rejected keywords', '312 keywords', 'n311!'],
  ] as const) {
    await expect.element(part(name).getByText(last)).not.toBeVisible()
    await part(name).getByText(summary, { exact: true }).click()
    await expect.element(part(name).getByText(last)).toBeVisible()
  }
})

test('the features of a server are listed', async () => {
  const offers = { features: ['media_proxy'], suggestions: { enabled: true }, localBubbleInstances: ['marsh.example', 'lagoon.example'] }
  const main = await show(nodeInfo(offers))
  for (const name of ['Who to follow', 'Media proxy', 'Scope options', 'marsh.example', 'lagoon.example'])
    await expect.element(main.getByText(name, { exact: true })).toBeVisible()
})

test('and features that it does not offer are not', async () => {
  const main = await show(nodeInfo({ features: [], suggestions: { enabled: false }, localBubbleInstances: [] }))
  await expect.element(main.getByText('Scope options')).toBeVisible()
  for (const name of ['Who to follow', 'Media proxy', 'Bubble'])
    expect(main.getByText(name, { exact: true }).elements(), name).toHaveLength(0)
})

test('a size has its number before its unit in a page from right to left', async () => {
  const main = await show({ 'GET /api/v1/instance': { uri: location.origin, title: 'Pond', version: '4.5.0', upload_limit: 16_777_216 } })
  await expect.element(main.getByText('16 MiB')).toBeVisible()
  document.documentElement.dir = 'rtl'
  const words = main.getByText('16 MiB').element().firstChild
  if (!words) throw new Error('The size has no words.')
  const leftOf = (at: number) => {
    const range = document.createRange()
    range.setStart(words, at)
    range.setEnd(words, at + 1)
    return range.getBoundingClientRect().left
  }
  const [number, unit] = [leftOf(0), leftOf(3)]
  document.documentElement.dir = 'ltr'
  expect(number).toBeLessThan(unit)
})
