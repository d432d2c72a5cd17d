import { expect, test } from 'vitest'
import { settingsTable } from '#features/settings/model/settingsTable.ts'
import { settingsOf } from '#features/settings/model/settingsOf.ts'
import english from '#i18n/locales/en.json' with { type: 'json' }
import type { Translate } from '#i18n/t.ts'
import { renderPage, type MockResponses } from '#test/renderPage.tsx'
import { settingsToFind } from './findSettings.ts'
import { staffRoleOf } from '#features/staff/model/staffRole.ts'
import { tabsFor } from './settingsTabs.ts'
import { resizePage } from '#test/resizePage.ts'

const texts: Readonly<Record<string, string>> = english
const t: Translate = (id) => texts[id] ?? id

const ada = { id: 'A1', username: 'ada', acct: 'ada', display_name: 'Ada', url: `${location.origin}/users/ada` }
const source = { note: '', fields: [], privacy: 'public' }

const akkoma: MockResponses = {
  'GET /nodeinfo/2.0.json': {
    software: { name: 'akkoma', version: '3.16.0' },
    metadata: { features: ['akkoma:machine_translation', 'pleroma_emoji_reactions'] },
  },
  'GET /api/v1/accounts/verify_credentials': {
    ...ada,
    source: { ...source, pleroma: {} },
    pleroma: { is_admin: true, notification_settings: {}, settings_store: {} },
  },
  'GET /api/pleroma/accounts/mfa': { settings: { enabled: false, totp: false } },
  'GET /api/oauth_tokens.json': [],
  'GET /api/pleroma/aliases': { aliases: [] },
  'GET /api/v1/pleroma/mascot': { url: `${location.origin}/favicon.png?mascot` },
  'GET /api/v1/mutes': [],
  'GET /api/v1/blocks': [],
  'GET /api/v1/domain_blocks': [],
  'GET /api/v1/filters': [],
  'GET /api/v1/pleroma/backups': [],
  'GET /api/v1/akkoma/frontend_settings/rookery': { default: 1 },
}

const mastodon: MockResponses = {
  ...akkoma,
  'GET /api/v1/instance': { uri: location.origin, title: 'Pond', version: '4.5.0', languages: ['en'] },
  'GET /nodeinfo/2.0.json': { software: { name: 'mastodon', version: '4.5.0' }, metadata: {} },
  'GET /api/v1/accounts/verify_credentials': { ...ada, source },
  'GET /api/v2/filters': [],
}

async function opened(responses: MockResponses) {
  await resizePage(1440, 900)
  const { screen, page: shown } = await renderPage('/main/friends#settings', { as: 'ada', responses })
  const { session } = shown.get()
  await expect.element(screen.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  const reader = { capabilities: session.server.get().capabilities, isStaff: staffRoleOf(session) !== null }
  const tabs = tabsFor(reader)
  return { session, reader, tabs, toFind: settingsToFind(t, reader, tabs) }
}

const inDialog = (what: string) => document.querySelectorAll<HTMLElement>(`dialog[open] ${what}`)

/** Under every tab, and in the part `quietHours`. */
const elsewhere = ['expertLevel', 'quietHoursFrom', 'quietHoursUntil']

for (const [kind, responses] of Object.entries({ akkoma, mastodon })) {
  test(`every part of the settings that a search finds on ${kind} is in its tab, and can be opened`, async () => {
    const { reader, tabs, toFind } = await opened(responses)
    const lost: string[] = []
    const aboutReactions = (reactions: boolean) =>
      settingsToFind(t, { ...reader, capabilities: { ...reader.capabilities, reactions } }, tabs)
        .filter(({ id, words }) => id.startsWith('notification') && words.includes('reactions'))
        .map(({ id }) => id)
    expect([true, false].map(aboutReactions)).toEqual([['notificationVisibility', 'notificationGrouping'], []])
    // All rows of the table render alike: one represents them.
    for (const { tab, id } of toFind.filter((one) => one.id === 'stopGifs' || !Object.hasOwn(settingsTable, one.id))) {
      location.hash = `#settings/${tab.id}/${id}`
      await expect
        .poll(() => [...inDialog('[data-found]')].map(({ dataset }) => dataset.setting))
        .toEqual([id])
        .catch(() => lost.push(`${tab.id}/${id}`))
    }
    expect(lost).toEqual([])
  })

  test(`everything in the settings on ${kind} can be found`, async () => {
    const { session, tabs, toFind } = await opened(responses)
    settingsOf(session).set('expertLevel', true)
    const known = new Set(toFind.map(({ tab, id }) => `${tab.id}/${id}`))
    const drawn = new Set<string>()
    for (const { id } of tabs) {
      location.hash = `#settings/${id}`
      await expect.poll(() => inDialog('[role="tabpanel"] h3, [role="tabpanel"] [role="tab"]').length).toBeGreaterThan(0)
      for (const { dataset } of inDialog('[data-setting]')) drawn.add(`${id}/${dataset.setting ?? ''}`)
    }
    expect([...drawn].filter((one) => !known.has(one))).toEqual([])
    const ids = new Set([...drawn].map((one) => one.split('/')[1]))
    const withControl = Object.keys(settingsTable).filter((key) => `settings.${key}` in texts && !elsewhere.includes(key))
    expect(withControl.filter((key) => !ids.has(key)).toSorted()).toEqual(
      kind === 'mastodon' ? ['emojiReactionsOnTimeline', 'synchronizeSettings', 'translationLanguage'] : [],
    )
  })
}
