import { expect, inject, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { onePixel } from '#test/onePixel.ts'
import { renderPage, type MockResponses } from '#test/renderPage.tsx'
import type { ServerForm } from '#test/serverForms.ts'
import { resizePage } from '#test/resizePage.ts'

/** How a call can fail: a refusal with the server's words, a page where JSON was meant, no answer. */
const refusals = [401, 403, 404, 422, 429, 500] as const
const unreadable = ['page', 'nothing'] as const
type Outcome = (typeof refusals)[number] | (typeof unreadable)[number]

interface FormCase {
  /** Its name within its form, if that has several. */
  readonly name?: string
  /** Tab and setting, as in the address. */
  readonly place: string
  /** The call that fails. */
  readonly call: string
  readonly responses?: MockResponses
  /** Outcomes that the server expresses differently here: no failure of the call. */
  readonly without?: readonly Outcome[]
  /** Beginning of the message. */
  readonly text: string
  /** Opens the form and types into it, once. */
  readonly begin?: (at: Locator) => Promise<void>
  /** Sends it, after each failure again. */
  readonly send: (at: Locator) => Promise<void>
  /** The input that must stay. */
  readonly stored: (at: Locator) => Promise<void>
}

const account = {
  id: 'A1',
  username: 'ada',
  acct: 'ada',
  display_name: 'Ada',
  url: `${location.origin}/users/ada`,
  avatar: `${location.origin}/favicon.png?avatar`,
  header: `${location.origin}/favicon.png`,
  source: { note: '', fields: [], privacy: 'public', pleroma: {} },
  pleroma: {
    settings_store: { rookery: { profiles: { phone: { settings: {}, version: 1 } } } },
    notification_settings: {},
    background_image: `${location.origin}/favicon.png?background`,
  },
}

/** A server where an account keeps one store for all clients. */
const onPleroma: MockResponses = {
  'GET /api/v1/instance': {
    uri: location.origin,
    title: 'Pond',
    version: '2.7.2 (compatible; Pleroma 2.9.0)',
    languages: ['en'],
    pleroma: {},
  },
  'GET /nodeinfo/2.0.json': { software: { name: 'pleroma', version: '2.9.0' }, metadata: {} },
}

const bob = { id: 'B1', username: 'bob', acct: 'bob', display_name: 'Bob', url: `${location.origin}/users/bob` }
const isRestricted = { id: 'B1', muting: true, muting_notifications: true, blocking: true }
const filter = { id: '7', phrase: 'weir', context: ['home'], whole_word: true, irreversible: false, expires_at: null }

const usual: MockResponses = {
  'GET /api/v1/accounts/verify_credentials': account,
  'GET /api/pleroma/accounts/mfa': { settings: { enabled: false, totp: false } },
  'GET /api/oauth_tokens.json': [{ id: '5', app_name: 'Heron', valid_until: '2030-01-01T00:00:00' }],
  'GET /api/pleroma/aliases': { aliases: ['ada@pond.example'] },
  'GET /api/v1/pleroma/mascot': { url: `${location.origin}/favicon.png?mascot` },
  'GET /api/v1/mutes': [bob],
  'GET /api/v1/blocks': [bob],
  'GET /api/v1/accounts/relationships': [isRestricted],
  'GET /api/v1/domain_blocks': ['loud.example'],
  'GET /api/v1/filters': [filter],
  'GET /api/v1/pleroma/backups': [],
}

const hasSecondFactor: MockResponses = { 'GET /api/pleroma/accounts/mfa': { settings: { enabled: true, totp: true } } }

const password = 'reed-warbler-9'
const ownPassword = (at: Locator) => at.getByLabelText('Current password', { exact: true })
const form = (at: Locator, name: string) => at.getByRole('form', { name, exact: true })
const press = (at: Locator, name: string | RegExp) => at.getByRole('button', { name, exact: true }).click()

/** A form of the tab `security` that takes a text and the password. */
function secured(what: string, label: string, typed: string, submit: string): Pick<FormCase, 'begin' | 'send' | 'stored'> {
  return {
    begin: async (at) => {
      await form(at, what).getByLabelText(label, { exact: true }).fill(typed)
      await ownPassword(form(at, what)).fill(password)
    },
    send: (at) => press(form(at, what), submit),
    stored: async (at) => {
      await expect.element(form(at, what).getByLabelText(label, { exact: true })).toHaveValue(typed)
      await expect.element(ownPassword(form(at, what))).toHaveValue(password)
    },
  }
}

/** Confirms in a further dialog. */
async function confirm(name: string, submit: string | RegExp): Promise<void> {
  await page.getByRole('dialog', { name, exact: true }).getByRole('button', { name: submit, exact: true }).click()
}

async function chooseFile(at: Locator, label: string, file: File): Promise<void> {
  const inputs = () => at.element().querySelectorAll<HTMLInputElement>(`input[type=file][aria-label="${label}"]`)
  await expect.poll(() => inputs().length).toBe(1)
  await userEvent.upload(page.elementLocator([...inputs()][0] ?? document.body), file)
}

const csv = (name: string, text: string) => new File([text], name, { type: 'text/csv' })

/** The rows by sending component: `serverForms.test.ts` fails when a sending component of the settings has none. */
const table: Readonly<Record<ServerForm, readonly FormCase[]>> = {
  changeAlias: [
    {
      name: 'add',
      place: 'security/aliases',
      call: 'PUT /api/pleroma/aliases',
      text: 'Error adding alias:',
      begin: (at) => at.getByRole('textbox', { name: 'Address of another account of yours' }).fill('ada@marsh.example'),
      send: (at) => press(at, 'Add alias'),
      stored: async (at) => {
        await expect.element(at.getByRole('textbox', { name: 'Address of another account of yours' })).toHaveValue('ada@marsh.example')
      },
    },
    {
      name: 'remove',
      place: 'security/aliases',
      call: 'DELETE /api/pleroma/aliases',
      text: 'The alias could not be removed:',
      send: (at) => press(at, 'Remove ada@pond.example'),
      stored: async (at) => {
        await expect.element(at.getByText('@ada@pond.example')).toBeVisible()
      },
    },
  ],
  changeEmail: [
    {
      place: 'security/email',
      call: 'POST /api/pleroma/change_email',
      text: 'There was an issue changing your email.',
      ...secured('Email address', 'New address', 'ada@mail.example', 'Change address'),
    },
  ],
  changePassword: [
    {
      place: 'security/password',
      call: 'POST /api/pleroma/change_password',
      text: 'There was an issue changing your password.',
      begin: async (at) => {
        await ownPassword(form(at, 'Password')).fill(password)
        await form(at, 'Password').getByLabelText('New password', { exact: true }).fill('bittern-7')
        await form(at, 'Password').getByLabelText('New password again', { exact: true }).fill('bittern-7')
      },
      send: (at) => press(form(at, 'Password'), 'Change password'),
      stored: async (at) => {
        await expect.element(ownPassword(form(at, 'Password'))).toHaveValue(password)
        await expect.element(form(at, 'Password').getByLabelText('New password', { exact: true })).toHaveValue('bittern-7')
        await expect.element(form(at, 'Password').getByLabelText('New password again', { exact: true })).toHaveValue('bittern-7')
      },
    },
  ],
  confirmTotp: [
    {
      place: 'security/mfa',
      call: 'POST /api/pleroma/accounts/mfa/confirm/totp',
      responses: {
        'GET /api/pleroma/accounts/mfa/setup/totp': { key: 'JBSWY3DPEHPK3PXP', provisioning_uri: 'otpauth://totp/ada?secret=JBSW' },
      },
      text: 'The second factor could not be switched on:',
      begin: async (at) => {
        await press(at, 'Set up an authenticator')
        await secured('Set up an authenticator', 'Code from the app', '123456', '').begin?.(at)
      },
      send: (at) => press(form(at, 'Set up an authenticator'), 'Switch on'),
      stored: async (at) => {
        await secured('Set up an authenticator', 'Code from the app', '123456', '').stored(at)
        await expect.element(at.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible()
      },
    },
  ],
  createBackup: [
    {
      place: 'data/backups',
      call: 'POST /api/v1/pleroma/backups',
      text: 'Error adding a new backup:',
      send: (at) => press(at, 'Make a backup'),
      stored: async (at) => {
        await expect.element(at.getByRole('region', { name: 'Backups of the account' })).toBeVisible()
      },
    },
  ],
  deleteOwnAccount: [
    {
      place: 'security/deletion',
      call: 'POST /api/pleroma/delete_account',
      text: 'There was an issue deleting your account.',
      begin: async (at) => {
        await press(at, 'Delete account…')
        const window = page.getByRole('dialog', { name: 'Delete your account for good?' })
        await window.getByLabelText('Type @ada to confirm').fill('ada')
        await ownPassword(window).fill(password)
      },
      send: () => confirm('Delete your account for good?', 'Delete for good'),
      stored: async () => {
        const window = page.getByRole('dialog', { name: 'Delete your account for good?' })
        await expect.element(window.getByLabelText('Type @ada to confirm')).toHaveValue('ada')
        await expect.element(ownPassword(window)).toHaveValue(password)
      },
    },
  ],
  disableTotp: [
    {
      place: 'security/mfa',
      call: 'DELETE /api/pleroma/accounts/mfa/totp',
      responses: hasSecondFactor,
      text: 'The second factor could not be switched off:',
      begin: async (at) => {
        await press(at, 'Switch off')
        await ownPassword(form(at, 'Switch off')).fill(password)
      },
      send: (at) => press(form(at, 'Switch off'), 'Switch off'),
      stored: async (at) => {
        await expect.element(ownPassword(form(at, 'Switch off'))).toHaveValue(password)
      },
    },
  ],
  endSignIn: [
    {
      place: 'security/signIns',
      call: 'DELETE /api/oauth_tokens/5',
      text: 'It could not be revoked:',
      send: async (at) => {
        await press(at, 'Revoke Heron')
        await confirm('Revoke Heron?', 'Revoke')
      },
      stored: async (at) => {
        await expect.element(at.getByRole('button', { name: 'Revoke Heron', exact: true })).toBeEnabled()
      },
    },
  ],
  importByServer: [
    {
      place: 'mutes/blocked',
      call: 'POST /api/pleroma/blocks_import',
      text: 'Error importing blocks, follows, mutes:',
      begin: (at) => chooseFile(at, 'Import: Blocked people', csv('blocks.csv', 'heron@loud.example\n')),
      send: () => confirm('Import: Blocked people', /^Import /),
      stored: async () => {
        await expect.element(page.getByRole('dialog', { name: 'Import: Blocked people' }).getByText('heron@loud.example')).toBeVisible()
      },
    },
  ],
  importsOf: [
    {
      place: 'data/transfer',
      call: 'POST /api/v1/domain_blocks',
      // It continues automatically: the next test.
      without: [429, 'nothing'],
      text: 'shout.example:',
      send: async (at) => {
        await chooseFile(at, 'Import: Muted servers', csv('domains.csv', 'shout.example\n'))
        await confirm('Import: Muted servers', /^Import /)
      },
      stored: async (at) => {
        await expect.element(at.getByRole('button', { name: 'Save the failed lines' })).toBeVisible()
        await press(at, 'Done')
      },
    },
  ],
  moveOwnAccount: [
    {
      place: 'security/move',
      call: 'POST /api/pleroma/move_account',
      text: 'Error moving account:',
      ...secured('Move to another account', 'Address of the new account', 'ada@marsh.example', 'Move account'),
      send: async (at) => {
        await press(form(at, 'Move to another account'), 'Move account')
        await confirm('Move to @ada@marsh.example?', 'Move account')
      },
    },
  ],
  newRecoveryCodes: [
    {
      place: 'security/mfa',
      call: 'GET /api/pleroma/accounts/mfa/backup_codes',
      responses: hasSecondFactor,
      text: 'Recovery codes could not be created:',
      send: async (at) => {
        await press(at, 'Make new recovery codes')
        await confirm('Make new recovery codes', 'Make new recovery codes')
      },
      stored: async (at) => {
        await expect.element(at.getByRole('button', { name: 'Make new recovery codes' })).toBeEnabled()
      },
    },
  ],
  removeMuteRules: [
    {
      place: 'mutes/words',
      call: 'DELETE /api/v1/filters/7',
      text: 'Error saving settings:',
      send: (at) => press(at, 'Remove: weir'),
      stored: async (at) => {
        await expect.element(at.getByText('weir', { exact: true })).toBeVisible()
      },
    },
  ],
  restoreMuteRules: [
    {
      place: 'mutes/words',
      call: 'POST /api/v1/filters',
      responses: { 'DELETE /api/v1/filters/7': {} },
      text: 'Error saving settings:',
      begin: (at) => press(at, 'Remove: weir'),
      send: (at) => press(at, 'Undo'),
      stored: async (at) => {
        await expect.element(at.getByText('1 word or filter removed')).toBeVisible()
      },
    },
  ],
  restrictPeople: [
    {
      name: 'unmute',
      place: 'mutes/muted',
      call: 'POST /api/v1/accounts/B1/unmute',
      text: 'Unmute failed:',
      send: (at) => press(at, 'Unmute Bob'),
      stored: async (at) => {
        await expect.element(at.getByRole('button', { name: 'Unmute Bob' })).toBeVisible()
      },
    },
    {
      name: 'unblock several',
      place: 'mutes/blocked',
      call: 'POST /api/v1/accounts/B1/unblock',
      text: 'Unblock failed:',
      begin: (at) => at.getByRole('checkbox', { name: /Bob/ }).click(),
      send: (at) => press(at, 'Unblock 1 person'),
      stored: async (at) => {
        await expect.element(at.getByRole('button', { name: 'Unblock Bob' })).toBeVisible()
        await expect.element(at.getByRole('checkbox', { name: /Bob/ })).toBeChecked()
        await expect.element(at.getByText('1 person unblocked')).not.toBeInTheDocument()
      },
    },
  ],
  restrictServers: [
    {
      name: 'mute',
      place: 'mutes/servers',
      call: 'POST /api/v1/domain_blocks',
      text: 'Muting the server failed:',
      begin: (at) => at.getByLabelText('Find or add a server').fill('shout.example'),
      send: (at) => press(at, 'Mute'),
      stored: async (at) => {
        await expect.element(at.getByLabelText('Find or add a server')).toHaveValue('shout.example')
      },
    },
    {
      name: 'unmute',
      place: 'mutes/servers',
      call: 'DELETE /api/v1/domain_blocks',
      text: 'Unmuting the server failed:',
      send: (at) => press(at, /^Unmute the server .*loud\.example/),
      stored: async (at) => {
        await expect.element(at.getByRole('button', { name: /^Unmute the server .*loud\.example/ })).toBeVisible()
      },
    },
  ],
  saveMascot: [
    {
      place: 'profile/pictures',
      call: 'PUT /api/v1/pleroma/mascot',
      text: 'Upload failed:',
      send: (at) => chooseFile(at, 'Choose another mascot', onePixel()),
      stored: async (at) => {
        await expect.element(at.getByRole('button', { name: 'Choose another mascot' })).toBeEnabled()
      },
    },
  ],
  saveMuteRule: [
    {
      place: 'mutes/words',
      call: 'POST /api/v1/filters',
      text: 'Error saving settings:',
      begin: async (at) => {
        await press(at, 'New word or filter')
        const window = page.getByRole('dialog', { name: 'New word or filter' })
        await window.getByLabelText('Word, phrase or expression').fill('sluice')
        await userEvent.selectOptions(window.getByRole('combobox', { name: 'Where to save it' }), 'server')
      },
      send: () => confirm('New word or filter', 'Save'),
      stored: async () => {
        const window = page.getByRole('dialog', { name: 'New word or filter' })
        await expect.element(window.getByLabelText('Word, phrase or expression')).toHaveValue('sluice')
        await expect.element(window.getByRole('combobox', { name: 'Where to save it' })).toHaveValue('server')
      },
    },
  ],
  saveProfile: [
    {
      place: 'profile/about',
      call: 'PATCH /api/v1/accounts/update_credentials',
      text: 'Error saving settings:',
      begin: (at) => at.getByLabelText('Bio').fill('Counts herons.'),
      send: (at) => press(at, 'Save profile'),
      stored: async (at) => {
        await expect.element(at.getByLabelText('Bio')).toHaveValue('Counts herons.')
      },
    },
  ],
  saveProfileImage: [
    {
      name: 'send',
      place: 'profile/pictures',
      call: 'PATCH /api/v1/accounts/update_credentials',
      text: 'Upload failed:',
      begin: (at) => chooseFile(at, 'Choose another avatar', onePixel()),
      send: () => confirm('Avatar', 'Use this picture'),
      stored: async () => {
        await expect.element(page.getByRole('dialog', { name: 'Avatar' }).getByRole('button', { name: 'Use this picture' })).toBeEnabled()
      },
    },
    {
      name: 'reset',
      place: 'profile/pictures',
      call: 'PATCH /api/v1/accounts/update_credentials',
      text: 'The picture could not be reset:',
      send: async (at) => {
        await press(at, 'Reset the header')
        await confirm('Go back to the default header?', 'Reset')
      },
      stored: async (at) => {
        await expect.element(at.getByRole('button', { name: 'Reset the header' })).toBeVisible()
      },
    },
  ],
  setServerSetting: [
    {
      place: 'profile/locked',
      call: 'PATCH /api/v1/accounts/update_credentials',
      text: 'Error saving settings:',
      send: (at) => at.getByRole('switch', { name: /^Approve followers by hand/ }).click(),
      // The old value is shown again.
      stored: async (at) => {
        await expect.element(at.getByRole('switch', { name: /^Approve followers by hand/ })).not.toBeChecked()
      },
    },
  ],
  settingsProfilesOf: [
    {
      name: 'synchronize',
      place: 'data/profiles',
      responses: onPleroma,
      call: 'PATCH /api/v1/accounts/update_credentials',
      text: 'Could not synchronize settings:',
      send: (at) => press(at, 'Synchronize now'),
      stored: async (at) => {
        await expect.element(at.getByRole('combobox', { name: 'Profile of this device' })).toHaveValue('default')
      },
    },
    {
      name: 'remove',
      place: 'data/profiles',
      responses: onPleroma,
      call: 'PATCH /api/v1/accounts/update_credentials',
      text: 'The profile could not be deleted:',
      send: async (at) => {
        await press(at, 'Delete the profile phone')
        await press(page.getByRole('dialog', { name: 'Delete the settings profile “phone”?' }), 'Delete')
      },
      stored: async (at) => {
        await expect.element(at.getByRole('button', { name: 'Delete the profile phone' })).toBeVisible()
      },
    },
  ],
}

function responseOf(outcome: Outcome): Response {
  if (outcome === 'nothing') return Response.error()
  if (outcome === 'page') return new Response('<!doctype html><title>Portal</title>', { headers: { 'content-type': 'text/html' } })
  return Response.json({ error: `The weir says ${outcome}` }, { status: outcome })
}

function reasonOf(outcome: Outcome): RegExp {
  if (outcome === 'nothing') return /Failed to connect to server, try again/
  if (outcome === 'page') return /The server’s answer could not be read/
  return outcome === 429 ? /The weir says 429|You are rate limited/ : new RegExp(`The weir says ${outcome}`)
}

/** All announced or listed messages. */
const notified = () =>
  [...document.querySelectorAll('[role="alert"], [role="status"], details li')].map(({ textContent }) => textContent).join('\n')

/**
 * Failures that a form meets. The default run gives each a refusal and a response without words, by turns, so that every failure meets
 * several forms; a full run gives each form all of them.
 */
function outcomesOf({ without = [] }: FormCase, turn: number): readonly Outcome[] {
  const [rejected, unread] = [refusals, unreadable].map((all: readonly Outcome[]) => all.filter((one) => !without.includes(one)))
  const some = (all: readonly Outcome[] = []) => (inject('propertyFactor') > 1 ? all : all.slice(turn % all.length).slice(0, 1))
  return [...some(rejected), ...some(unread)]
}

const cases = Object.entries(table).flatMap(([sends, rows]) => rows.map((row) => [`${sends} ${row.name ?? ''}`.trim(), row] as const))

test.each(cases.map(([name, row], turn) => [name, row, outcomesOf(row, turn)] as const))(
  '%s: a failure is shown, keeps the input and can be retried',
  async (_name, row, outcomes) => {
    await resizePage(1440, 900)
    let outcome: Outcome | null = null
    const { screen, requests } = await renderPage(`/main/friends#settings/${row.place}`, {
      as: 'ada',
      scope: 'read write',
      responses: {
        ...usual,
        ...row.responses,
        [row.call]: () => (outcome === null ? (row.responses?.[row.call] ?? usual[row.call] ?? account) : responseOf(outcome)),
      },
    })
    const at = screen.getByRole('dialog', { name: 'Settings', exact: true })
    await expect.element(at.getByRole('tabpanel').first()).toBeVisible()
    await row.begin?.(at)
    for (outcome of outcomes) {
      const before = requests.filter((call) => call === row.call).length
      await row.send(at)
      await expect
        .poll(notified, { message: `${outcome}` })
        .toMatch(new RegExp(`${row.text.replace(/[.]/g, '\\.')}.*(?:${reasonOf(outcome).source})`))
      expect(requests.filter((call) => call === row.call).length).toBeGreaterThan(before)
      await row.stored(at)
    }
  },
)
