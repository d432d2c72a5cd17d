import type { AdminSettings } from '../domain/adminSettings.ts'
import { escapeHtml } from '../text/escapeHtml.ts'
import { alert, homeLink, page, textOf, type PageSetting } from './oauthPages.ts'

export interface AdminForm {
  settings: AdminSettings
  /** The name typed before, so that only the password is missing. */
  name: string
  error: string | null
  /** The result, with a link if it has one. */
  done: { text: string; link: string | null } | null
}

const registrations: Record<AdminSettings['registration'], string> = {
  open: 'Everybody',
  approval: 'People approved by an admin',
  confirmation: 'People with a confirmed address',
  invitation: 'People with an invitation',
}

const captchas: Record<AdminSettings['captcha'], string> = {
  native: 'A picture in the answer',
  kocaptcha: 'A picture from a service',
  none: 'None',
}

const switches: Record<Exclude<keyof AdminSettings, 'registration' | 'captcha'>, string> = {
  mails: 'Mails are written (they stay in the mailbox)',
  private: 'Private: visitors see nothing',
  signInPage: 'Passwords are asked for on the page of this server',
  panel: 'The panel of this server stands beside every page',
  suggestions: 'People to follow stand beside every page',
  policies: 'The page about this server names rules about others',
}

/** The admin page of this instance. There is no session: each change requires the password. */
export function adminPage(setting: PageSetting, { settings, name, error, done }: AdminForm): string {
  const boxes = Object.entries(switches).map(
    ([key, label]) =>
      `<label class="box"><input type="checkbox" name="${key}" value="1"${settings[key as keyof typeof switches] ? ' checked' : ''}> ${textOf(setting, label)}</label>`,
  )
  return page(
    setting,
    `<h1>${textOf(setting, 'Settings of {instance}', { instance: setting.instanceName })}</h1>
${alert(setting, error)}
${done === null ? '' : `<p role="status">${textOf(setting, done.text)}${done.link === null ? '' : `<br><a href="${escapeHtml(done.link)}">${escapeHtml(done.link)}</a>`}</p>`}
<form method="post" action="/pleroma/admin/">
${choice(setting, { name: 'registration', label: 'Registration open to', options: registrations, chosen: settings.registration })}
${choice(setting, { name: 'captcha', label: 'Captcha', options: captchas, chosen: settings.captcha })}
<fieldset><legend>${textOf(setting, 'More settings')}</legend>${boxes.join('')}</fieldset>
<label>${textOf(setting, 'Your name')}<input name="name" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escapeHtml(name)}"></label>
<label>${textOf(setting, 'Your password')}<input name="password" type="password" autocomplete="current-password" required></label>
<button type="submit">${textOf(setting, 'Save')}</button>
</form>
<p><a href="/dev/mailbox">${textOf(setting, 'Mailbox')}</a></p>
${homeLink(setting)}`,
  )
}

interface Choice {
  name: string
  label: string
  options: Record<string, string>
  chosen: string
}

function choice(setting: PageSetting, { name, label, options, chosen }: Choice): string {
  const items = Object.entries(options).map(
    ([value, text]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${textOf(setting, text)}</option>`,
  )
  return `<label>${textOf(setting, label)}<select name="${name}">${items.join('')}</select></label>`
}
