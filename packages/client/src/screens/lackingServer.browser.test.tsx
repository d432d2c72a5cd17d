import { expect, test } from 'vitest'
import { text } from '#test/app/text.ts'
import { renderPage } from '#test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

/** As the field has it. */
const nextYear = `${new Date().getFullYear() + 1}-06-01T12:00`

test('a feature that the server lacks sends no request, and its screen shows the reason', async () => {
  await resizePage(1440, 900)
  const {
    screen,
    requests,
    page: shown,
  } = await renderPage('/main/friends', {
    as: 'ada',
    scope: 'read write',
    responses: {
      'GET /api/v1/instance': {
        uri: location.origin,
        title: 'Pond',
        version: '2.7.2 (compatible; Akkoma 3.16.0)',
        languages: ['en'],
        pleroma: { metadata: { post_formats: ['text/plain', 'text/markdown'] } },
      },
    },
  })
  await expect.poll(() => document.querySelector('#composer textarea')).not.toBeNull()
  document.querySelector<HTMLElement>('#composer textarea')?.focus()
  const composer = screen.getByRole('form', { name: text('composer.label') })
  const options = screen.getByRole('button', { name: text('composer.options') })
  await options.click()
  await composer.getByRole('textbox', { name: 'Text' }).fill('Frogs tomorrow')
  await composer.getByRole('combobox', { name: text('composer.scope') }).selectOptions('local')
  await composer.getByRole('combobox', { name: text('composer.expiry') }).selectOptions('3600')
  await composer.getByLabelText(text('composer.schedule')).fill(nextYear)

  // The draft is older than the server's known version.
  const { session } = shown.get()
  const known = session.server.get()
  const lacking = { expiringPosts: false, localScope: false, preview: false, scheduledPosts: false, accountCare: false }
  session.setServer({ ...known, capabilities: { ...known.capabilities, ...lacking, settingsProfiles: null } })

  await expect.element(composer.getByText(text('composer.schedule.notOffered'))).toBeVisible()
  const send = (name: string) => composer.getByRole('button', { name, exact: true }).click()
  const alert = composer.getByRole('alert')
  await send(text('composer.schedule.send'))
  await expect.element(alert).toHaveTextContent(text('composer.schedule.notOffered'))
  // The options are closed by sending, and open again for the fields that the refusal names.
  await expect.element(composer.getByLabelText(text('composer.schedule'))).toHaveValue(nextYear)
  await send(text('composer.schedule.now'))
  await send(text('composer.post'))
  await expect.element(alert).toHaveTextContent(text('composer.expiry.notOffered'))
  await composer.getByRole('combobox', { name: text('composer.expiry') }).selectOptions('0')
  await expect.element(composer.getByRole('combobox', { name: text('composer.format') })).toBeVisible()
  await send(text('composer.post'))
  await expect.element(alert).toHaveTextContent(text('composer.scope.notOffered'))

  await send(text('composer.preview'))
  const preview = composer.getByRole('region', { name: text('composer.preview') })
  await expect.element(preview).toHaveTextContent(text('composer.preview.own'))
  await options.click()
  await composer.getByRole('combobox', { name: text('composer.format') }).selectOptions('text/markdown')
  await expect.element(preview).toHaveTextContent(text('composer.preview.unformatted'))

  shown.get().open('/scheduled')
  await expect.element(screen.getByRole('main')).toHaveTextContent(text('scheduled.notOffered'))
  shown.get().open('/who-to-follow')
  await expect.element(screen.getByRole('main')).toHaveTextContent(text('suggestions.notOffered'))
  const settings = screen.getByRole('dialog')
  for (const [tab, reason] of [
    ['security', text('accountSettings.elsewhere.text')],
    ['data', text('settingsProfiles.missing')],
  ] as const) {
    shown.get().open(`/who-to-follow#settings/${tab}`)
    await expect.element(settings.getByText(reason)).toBeVisible()
  }
  expect(requests.filter((request) => /^POST|scheduled_statuses|suggestions|mfa|oauth_tokens/.test(request))).toEqual([])
})
