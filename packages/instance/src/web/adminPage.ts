import type { AdminSettings } from '../domain/adminSettings.ts'
import { escapeHtml } from '../text/escapeHtml.ts'
import { alert, homeLink, page, type PageSetting } from './oauthPages.ts'

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
  approval: 'Whom an admin approves',
  confirmation: 'Who confirms an address',
  invitation: 'Who is invited',
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
      `<label class="box"><input type="checkbox" name="${key}" value="1"${settings[key as keyof typeof switches] ? ' checked' : ''}> ${escapeHtml(label)}</label>`,
  )
  return page(
    setting,
    `<h1>Settings of ${escapeHtml(setting.instanceName)}</h1>
${alert(setting, error)}
${done === null ? '' : `<p role="status">${escapeHtml(done.text)}${done.link === null ? '' : `<br><a href="${escapeHtml(done.link)}">${escapeHtml(done.link)}</a>`}</p>`}
<form method="post" action="/pleroma/admin/">
${choice('registration', 'Who may register', registrations, settings.registration)}
${choice('captcha', 'Captcha', captchas, settings.captcha)}
<fieldset><legend>Also</legend>${boxes.join('')}</fieldset>
<label>Your name<input name="name" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${escapeHtml(name)}"></label>
<label>Your password<input name="password" type="password" autocomplete="current-password" required></label>
<button type="submit">Save</button>
</form>
<p><a href="/dev/mailbox">Mailbox</a></p>
${homeLink(setting)}`,
  )
}

function choice(name: string, label: string, options: Record<string, string>, chosen: string): string {
  const items = Object.entries(options).map(
    ([value, text]) => `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(text)}</option>`,
  )
  return `<label>${escapeHtml(label)}<select name="${name}">${items.join('')}</select></label>`
}
