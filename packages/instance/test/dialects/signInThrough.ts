import * as oauth from '@rookery/api/calls/oauth'
import { createPkce, randomState } from '@rookery/api/calls/pkce'
import { ApiError } from '@rookery/api/http/ApiError'
import type { ApiClient } from '@rookery/api/http/client'

const redirectUri = 'https://rookery.example/oauth-callback'

/** Registers an app with as many scopes as the server takes, and signs in on the server's own page. */
export async function signInThrough(
  visitor: ApiClient,
  fetch: (url: string, init: RequestInit) => Promise<Response>,
  { name, password }: { readonly name: string; readonly password: string },
) {
  const app = await registered(visitor)
  const { challenge, verifier } = await createPkce()
  const state = randomState()
  const address = oauth.authorizeUrl(visitor.origin, { app, redirectUri, state, challenge })
  const page = await fetch(address, {})
  if (!(await page.text()).includes('authorization[password]')) throw new Error('The sign-in page asks for no password.')
  const asked = new URL(address).searchParams
  const form = new URLSearchParams({
    ...Object.fromEntries([...asked].map(([key, value]) => [`authorization[${key === 'scope' ? 'asked' : key}]`, value])),
    'authorization[name]': name,
    'authorization[password]': password,
  })
  for (const scope of app.scopes.split(' ')) form.append('authorization[scope][]', scope)
  const response = await fetch(`${visitor.origin}/oauth/authorize`, { method: 'POST', body: form, redirect: 'manual' })
  const back = new URL(response.headers.get('location') ?? '')
  if (back.searchParams.get('state') !== state) throw new Error('The state came back changed.')
  const result = await oauth.codeToken(visitor, { app, code: back.searchParams.get('code') ?? '', redirectUri, verifier })
  if (result.kind !== 'token') throw new Error(`Signing in ended with ${result.kind}.`)
  return { app, token: result.token }
}

async function registered(visitor: ApiClient): Promise<oauth.ScopedApp> {
  for (const scopes of ['read write follow push', 'read write push']) {
    try {
      return await oauth.registerApp(visitor, { clientName: 'Rookery', redirectUris: redirectUri, scopes })
    } catch (error) {
      if (!(error instanceof ApiError) || (error.status !== 400 && error.status !== 422)) throw error
    }
  }
  throw new Error('The server takes no app.')
}
