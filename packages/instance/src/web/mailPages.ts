import { escapeHtml } from '../text/escapeHtml.ts'
import { alert, homeLink, page, textOf, type PageSetting } from './oauthPages.ts'

export interface MailOnPage {
  recipient: string
  subject: string
  body: string
  link: string
  sent_at: number
}

/** The mails that an instance of one machine would have sent, newest first. */
export function mailboxPage(setting: PageSetting, mails: readonly MailOnPage[]): string {
  const items = mails.map(
    ({ recipient, subject, body, link, sent_at }) => `<article>
<h2 dir="auto">${escapeHtml(subject)}</h2>
<p><small>${textOf(setting, 'To {address}', { address: recipient })} · <time dir="ltr">${new Date(sent_at).toISOString().slice(0, 16).replace('T', ' ')} UTC</time></small></p>
<p dir="auto">${escapeHtml(body)}</p>
<p><a dir="ltr" href="${escapeHtml(link)}">${escapeHtml(link)}</a></p>
</article>`,
  )
  const none = `<p>${textOf(setting, 'There are no mails yet. Mails of this instance appear here.')}</p>`
  return page(setting, `<h1>${textOf(setting, 'Mailbox')}</h1>${items.join('') || none}${homeLink(setting)}`)
}

/** Form for approving an account. @param path the form's target */
export function approvalPage(setting: PageSetting, { acct, reason, path }: { acct: string; reason: string | null; path: string }): string {
  return page(
    setting,
    `<h1>${textOf(setting, '@{name} would like to join', { name: acct })}</h1>
<p dir="auto">${reason === null ? textOf(setting, 'No reason was given.') : escapeHtml(reason)}</p>
<form method="post" action="${escapeHtml(path)}"><button type="submit">${textOf(setting, 'Approve')}</button></form>`,
  )
}

/** Form for a new password, twice. */
export function newPasswordPage(
  setting: PageSetting,
  { acct, token, error }: { acct: string; token: string; error: string | null },
): string {
  return page(
    setting,
    `<h1>${textOf(setting, 'Password reset for {name}', { name: acct })}</h1>
${alert(setting, error)}
<form method="post" action="/api/v1/pleroma/password_reset">
<label>${textOf(setting, 'New password')}<input name="data[password]" type="password" autocomplete="new-password" required></label>
<label>${textOf(setting, 'Confirmation')}<input name="data[password_confirmation]" type="password" autocomplete="new-password" required></label>
<input type="hidden" name="data[token]" value="${escapeHtml(token)}">
<button type="submit">${textOf(setting, 'Reset')}</button>
</form>`,
  )
}
