import type { RequestContext } from '../auth.ts'
import type { Context } from '../domain/Context.ts'
import { escapeHtml } from '../text/escapeHtml.ts'
import { inLanguage, type InstanceLanguage } from '../text/inLanguage.ts'
import { pageLanguage } from './pageLanguage.ts'

/** Data of every sign-in page: the name in its title, the nonce of its style, and its language (English if absent). */
export interface PageSetting {
  instanceName: string
  nonce: string
  language?: InstanceLanguage
}

/** The setting of a page that people see: in the language that they asked for. */
export function pageSetting(c: RequestContext, { config }: Context): PageSetting {
  return { instanceName: config.name, nonce: c.get('nonce'), language: pageLanguage(c.req.raw) }
}

/** A sentence of a page in its language, ready to stand in markup. */
export function textOf({ language = 'en' }: PageSetting, english: string, args?: Readonly<Record<string, string>>): string {
  return escapeHtml(inLanguage(language, english, args))
}

const style = `
  :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
  body { box-sizing: border-box; margin: 0; min-block-size: 100dvh; padding: 1rem; display: grid; place-items: center; line-height: 1.5; background: light-dark(#eef1f3, #16212a); color: light-dark(#16212a, #dfe7eb); }
  main { box-sizing: border-box; inline-size: min(26rem, 100%); padding: 1.5rem; border: 1px solid light-dark(#d5dde2, #2c3d49); border-radius: 8px; background: light-dark(#fff, #1f2c36); overflow-wrap: anywhere; }
  main:has(article) { align-self: start; inline-size: min(40rem, 100%); }
  main > :last-child { margin-block-end: 0; }
  h1 { margin-block: 0 1rem; font-size: 1.25rem; line-height: 1.3; }
  h2 { margin-block: 0 .25rem; font-size: 1.0625rem; line-height: 1.3; }
  article + article { margin-block-start: 1.25rem; padding-block-start: 1.25rem; border-block-start: 1px solid light-dark(#d5dde2, #2c3d49); }
  article p { margin-block: .25rem; white-space: pre-line; }
  small { color: light-dark(#4f616c, #9fb0ba); }
  a { color: light-dark(#1b5a7a, #e9c08a); }
  label { display: block; margin-block-end: .75rem; font-weight: 600; }
  label:has([type=checkbox]) { display: flex; gap: .5rem; align-items: start; font-weight: 400; }
  [type=checkbox] { flex: none; inline-size: 1.125rem; block-size: 1.125rem; margin: .1875rem 0 0; accent-color: light-dark(#1b5a7a, #e9c08a); }
  fieldset { margin: 0 0 1rem; padding: .5rem .75rem; border: 1px solid light-dark(#b8c4cb, #3b5361); border-radius: 4px; }
  fieldset label { margin-block-end: .25rem; }
  input:not([type=checkbox]), select { box-sizing: border-box; display: block; inline-size: 100%; margin-block-start: .25rem; padding: .5rem; font: inherit; font-weight: 400; border: 1px solid light-dark(#71838e, #5d7785); border-radius: 4px; background: light-dark(#fff, #1f2c36); color: inherit; }
  form { margin-block-end: 1rem; }
  button { min-block-size: 2.5rem; padding: .5rem 1.25rem; font: inherit; font-weight: 600; border: 0; border-radius: 4px; background: light-dark(#1b5a7a, #e9c08a); color: light-dark(#fff, #16212a); cursor: pointer; }
  :focus-visible { outline: 3px solid light-dark(#1b5a7a, #e9c08a); outline-offset: 2px; }
  [role=status] { padding: .5rem .75rem; border-radius: 4px; background: light-dark(#dcefe2, #1f4a33); }
  [role=alert] { padding: .5rem .75rem; border-radius: 4px; background: light-dark(#f9d9d5, #5a2420); }
  code { display: block; overflow-wrap: anywhere; padding: .75rem; border-radius: 4px; background: light-dark(#eef1f3, #16212a); user-select: all; }
`

/** A page of the instance's own, for people between a client and this server. */
export function page({ instanceName, nonce, language = 'en' }: PageSetting, body: string): string {
  return `<!DOCTYPE html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(instanceName)}</title>
<style nonce="${nonce}">${style}</style>
</head>
<body><main>${body}</main></body>
</html>
`
}

/** Hidden fields of the form. */
export interface AuthorizeFields {
  client_id: string
  redirect_uri: string
  response_type: string
  state: string
  /** The scopes that the app requested, separated by spaces. */
  asked: string
  code_challenge: string
  code_challenge_method: string
}

export interface SignInForm {
  appName: string
  /** Requested by the app; those in `granted` are ticked. */
  scopes: readonly string[]
  granted: readonly string[]
  fields: AuthorizeFields
  name: string
  error: string | null
}

/** Name, password and the scopes of the app: signing in is the consent. */
export function signInPage(setting: PageSetting, form: SignInForm): string {
  const scopes = form.scopes.map((scope) => {
    const checked = form.granted.includes(scope) ? ' checked' : ''
    return `<label><input type="checkbox" name="authorization[scope][]" value="${escapeHtml(scope)}"${checked}> ${escapeHtml(scope)}</label>`
  })
  const carried = Object.entries<string>({ ...form.fields }).map(([name, value]) => hidden(`authorization[${name}]`, value))
  return page(
    setting,
    `<h1>${textOf(setting, '{app} asks for access to your account', { app: form.appName })}</h1>
${alert(setting, form.error)}
<form method="post" action="/oauth/authorize">
<fieldset><legend>${textOf(setting, 'It will be allowed to')}</legend>${scopes.join('')}</fieldset>
<label>${textOf(setting, 'Name or e-mail address')}<input name="authorization[name]" autocomplete="username" required value="${escapeHtml(form.name)}"></label>
<label>${textOf(setting, 'Password')}<input name="authorization[password]" type="password" autocomplete="current-password" required></label>
${carried.join('')}
<button type="submit">${textOf(setting, 'Sign in and allow')}</button>
</form>`,
  )
}

/** The step between password and code for accounts with a second factor. */
export function secondFactorPage(setting: PageSetting, { mfaToken, error }: { mfaToken: string; error: string | null }): string {
  return page(
    setting,
    `<h1>${textOf(setting, 'Second factor')}</h1>
${alert(setting, error)}
<form method="post" action="/oauth/mfa/verify">
<label>${textOf(setting, 'Code of your app, or a recovery code')}<input name="mfa[code]" autocomplete="one-time-code" required></label>
${hidden('mfa[mfa_token]', mfaToken)}
<button type="submit">${textOf(setting, 'Go on')}</button>
</form>`,
  )
}

/** For clients that cannot be redirected to: the code is copied by hand. */
export function codePage(setting: PageSetting, code: string): string {
  const [title, hint] = [textOf(setting, 'You are signed in'), textOf(setting, 'Copy this code into your application:')]
  return page(setting, `<h1>${title}</h1><p>${hint}</p><code>${escapeHtml(code)}</code>`)
}

export function messagePage(setting: PageSetting, message: string, args?: Readonly<Record<string, string>>): string {
  return page(setting, `<h1>${textOf(setting, message, args)}</h1>${homeLink(setting)}`)
}

/** The way back from a page that leads nowhere else. */
export const homeLink = (setting: PageSetting): string =>
  `<p><a href="/">${textOf(setting, 'Back to {instance}', { instance: setting.instanceName })}</a></p>`

const hidden = (name: string, value: string): string => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

export const alert = (setting: PageSetting, error: string | null): string =>
  error === null ? '' : `<p role="alert">${textOf(setting, error)}</p>`
