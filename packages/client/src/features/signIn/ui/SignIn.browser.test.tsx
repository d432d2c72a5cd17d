import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import { renderPage, type MockResponses } from '#test/renderPage.tsx'
import { resizePage } from '#test/resizePage.ts'

const app = { client_id: 'c', client_secret: 's' }
const token = { access_token: 'new token', token_type: 'Bearer', scope: 'read write follow push' }
const rejected = (body: object, status = 400) => Response.json(body, { status })

beforeEach(() => resizePage(1024, 768))

async function signInScreen(responses: MockResponses) {
  const rendered = await renderPage('/login', { responses: { 'POST /api/v1/apps': app, ...responses } })
  const main = rendered.screen.getByRole('main')
  const field = {
    name: main.getByLabelText('Username'),
    password: main.getByLabelText('Password', { exact: true }),
    submit: main.getByRole('button', { name: 'Log in', exact: true }),
    failure: main.getByRole('alert'),
  }
  const enter = async (name = 'ada', password = 'secret') => {
    await field.name.fill(name)
    await field.password.fill(password)
    await field.submit.click()
  }
  return { ...rendered, main, ...field, enter }
}

test('the fields have autocomplete hints for password managers', async () => {
  const { name, password } = await signInScreen({})
  await expect.element(name).toHaveAttribute('autocomplete', 'username')
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password')
})

test('a right password leads home and is stored as a token', async () => {
  const { enter, device } = await signInScreen({ 'POST /oauth/token': token })
  await enter()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
  expect(location.pathname).toBe('/main/friends')
  expect(device.accounts.current()).toMatchObject({ acct: 'ada', token: { accessToken: 'new token' } })
})

test('the name has the focus, and after signing in by keyboard the new screen’s heading', async () => {
  const { name, page: shown } = await signInScreen({ 'POST /oauth/token': token })
  await expect.element(name).toHaveFocus()
  await userEvent.keyboard('ada{Tab}secret{Enter}')
  await expect.element(page.getByRole('heading', { level: 1, name: 'Home' })).toHaveFocus()
  shown.get().open('/about')
  await expect.element(page.getByRole('heading', { level: 1, name: /^About/ })).toHaveFocus()
})

test('a link to the sign-in screen focuses its first field', async () => {
  const { page: shown, screen } = await renderPage('/about')
  shown.get().open('/login')
  await expect.element(screen.getByRole('main').getByLabelText('Username')).toHaveFocus()
})

test("a wrong one shows the server's text and selects the password, ready to be typed over", async () => {
  const { enter, failure, main, password } = await signInScreen({ 'POST /oauth/token': rejected({ error: 'Invalid credentials' }) })
  await enter()
  await expect.element(failure).toHaveTextContent('Invalid credentials')
  await expect.element(password).toHaveFocus()
  const input = password.element()
  expect(input instanceof HTMLInputElement && [input.selectionStart, input.selectionEnd]).toEqual([0, 'secret'.length])
  await main.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(failure).toBeEmptyDOMElement()
})

test.each([
  ['nobody answers', Response.error(), 'Failed to connect to server, try again'],
  ['the server is in trouble', rejected({ error: 'oops' }, 500), 'An error occurred, please try again'],
])('when %s it says so', async (_, response, text) => {
  const { enter, failure } = await signInScreen({ 'POST /oauth/token': response })
  await enter()
  await expect.element(failure).toHaveTextContent(text)
})

test.each([
  ['is asked for', true, 'You must reset your password to log in.'],
  [
    'cannot be had by mail',
    false,
    'Password reset is required, but it is disabled here. Please contact the administrators of this server.',
  ],
])('a password that must be reset leads to the page where a new one %s', async (_, mailerEnabled, words) => {
  const { enter, main } = await signInScreen({
    'POST /oauth/token': rejected({ error: 'x', identifier: 'password_reset_required' }, 403),
    'GET /nodeinfo/2.0.json': { software: { name: 'akkoma' }, metadata: { mailerEnabled } },
  })
  await enter()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Password reset' })).toBeVisible()
  await expect.element(main.getByText(words)).toBeVisible()
})

test.each([
  ['open', true, 1],
  ['closed', false, 0],
])('if registration is %s the link to it is shown or not', async (_, openRegistrations, count) => {
  const { main } = await signInScreen({ 'GET /nodeinfo/2.0.json': { software: { name: 'akkoma' }, openRegistrations, metadata: {} } })
  await expect.element(main.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute('href', '/password-reset')
  expect(main.getByRole('link', { name: 'Register' }).elements()).toHaveLength(count)
})

test('a token that the server rejects afterwards shows an error', async () => {
  const responses = {
    'POST /oauth/token': token,
    'GET /api/v1/accounts/verify_credentials': rejected({ error: 'Invalid credentials.' }, 401),
  }
  const { enter, failure } = await signInScreen(responses)
  await enter()
  await expect.element(failure).toHaveTextContent('Wrong username or password')
})

test('the button waits while the server verifies', async () => {
  const { enter, submit, main } = await signInScreen({ 'POST /oauth/token': new Promise(() => {}) })
  await enter()
  await expect.element(main.getByRole('button', { name: 'Logging in…' })).toBeDisabled()
  await expect.element(submit).not.toBeInTheDocument()
})

test('the notice about signing in with the new password disappears when the second factor is requested', async () => {
  const {
    enter,
    main,
    page: shown,
  } = await signInScreen({
    'POST /oauth/token': rejected({ error: 'mfa_required', mfa_token: 'm', supported_challenge_types: 'totp' }, 403),
  })
  const { notices } = shown.get().session
  notices.show({ level: 'warning', messageKey: 'accountSettings.password.signInAgain' })
  notices.show({ level: 'warning', messageKey: 'login.failed' })
  await enter()
  await expect.element(main.getByLabelText('Authentication code')).toBeVisible()
  expect(notices.get().map(({ messageKey }) => messageKey)).toEqual(['login.failed'])
})

test('a second factor requests its code, accepts a recovery code instead, and empties the field when it is wrong', async () => {
  const { enter, main } = await signInScreen({
    'POST /oauth/token': rejected({ error: 'mfa_required', mfa_token: 'm', supported_challenge_types: 'totp' }, 403),
    'POST /oauth/mfa/challenge': rejected({ error: 'Invalid code' }),
  })
  await enter()
  const code = main.getByLabelText('Authentication code')
  await expect.element(code).toHaveFocus()
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).toHaveAccessibleDescription('Your authenticator app shows it.')
  await code.fill('000000')
  await main.getByRole('button', { name: 'Verify' }).click()
  await expect.element(main.getByRole('alert')).toHaveTextContent('Invalid code')
  await expect.element(code).toHaveValue('')

  await main.getByRole('button', { name: 'Enter a recovery code' }).click()
  const recovery = main.getByRole('textbox', { name: 'Recovery code' })
  await expect.element(recovery).toHaveFocus()
  await expect.element(recovery).toHaveAccessibleDescription(/^One of the codes that you kept/)
  await expect.element(main.getByRole('alert')).toBeEmptyDOMElement()
  await main.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(main.getByLabelText('Username')).toBeVisible()
})

test('an unverified code stays, and so does one that is typed while the failure is dismissed', async () => {
  const { enter, main } = await signInScreen({
    'POST /oauth/token': rejected({ error: 'mfa_required', mfa_token: 'm' }, 403),
    'POST /oauth/mfa/challenge': Response.error(),
  })
  await enter()
  const code = main.getByLabelText('Authentication code')
  await code.fill('123456')
  await main.getByRole('button', { name: 'Verify' }).click()
  await expect.element(main.getByRole('alert')).toHaveTextContent('Failed to connect to server, try again')
  await expect.element(code).toHaveValue('123456')
  await code.fill('654321')
  await main.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(main.getByRole('alert')).toBeEmptyDOMElement()
  await expect.element(code).toHaveValue('654321')
})

test('cancelling or leaving during verification prevents the sign-in', async () => {
  const held: ((response: Response) => void)[] = []
  const {
    enter,
    main,
    device,
    page: shown,
  } = await signInScreen({
    'POST /oauth/token': rejected({ error: 'mfa_required', mfa_token: 'm' }, 403),
    'POST /oauth/mfa/challenge': new Promise<Response>((resolve) => void held.push(resolve)),
  })
  await enter()
  await main.getByLabelText('Authentication code').fill('123456')
  await main.getByRole('button', { name: 'Verify' }).click()
  await main.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(main.getByLabelText('Username')).toHaveValue('ada')
  for (const response of held) response(Response.json(token))
  shown.get().open('/about')
  await expect.element(page.getByRole('heading', { level: 1, name: /^About/ })).toBeVisible()
  expect(device.accounts.current()).toBeNull()
})

test('spaces are not a name, and nothing is sent', async () => {
  const { enter, requests, name } = await signInScreen({})
  await enter('   ')
  await expect.element(name).toHaveFocus()
  expect(requests).not.toContain('POST /oauth/token')
})

test.each([
  ['is announced as added', { id: 'B2', username: 'bob', acct: 'bob' }, /^Added to your accounts: @bob@/],
  ['that was signed in already is announced so', { id: 'A1', username: 'ada', acct: 'ada' }, /^Logged in again: @ada@/],
])('a further account %s', async (_, account, words) => {
  const { screen } = await renderPage('/login/add', {
    as: 'ada',
    responses: { 'POST /api/v1/apps': app, 'POST /oauth/token': token, 'GET /api/v1/accounts/verify_credentials': account },
  })
  const main = screen.getByRole('main')
  await main.getByLabelText('Username').fill(account.acct)
  await main.getByLabelText('Password', { exact: true }).fill('secret')
  await main.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect.element(page.getByText(words)).toBeVisible()
})

test('after a failed callback a signed-in user can try again to add an account', async () => {
  const { screen } = await renderPage('/oauth-callback?error=access_denied&state=x', { as: 'ada' })
  await screen.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Add an account' })).toBeVisible()
})

test('on a server without the password grant the form only leads to its page', async () => {
  const mastodon = { uri: 'pond.example', title: 'Pond', version: '4.4.0', languages: ['en'] }
  const nodeInfo = { software: { name: 'mastodon', version: '4.4.0' } }
  const { main } = await signInScreen({ 'GET /api/v1/instance': mastodon, 'GET /nodeinfo/2.0.json': nodeInfo })
  await expect.element(main.getByText('does not see your password')).toBeVisible()
  await expect.element(main.getByLabelText('Username')).not.toBeInTheDocument()
})

test('a callback that was not started here is rejected, and its code leaves the address', async () => {
  const { screen, device } = await renderPage('/oauth-callback?code=stolen&state=x')
  await expect.element(screen.getByText('This sign-in was not started here')).toBeVisible()
  expect(location.search).toBe('')
  expect(device.accounts.current()).toBeNull()
})
