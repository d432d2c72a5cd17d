import { escapeHtml } from '../text/escapeHtml.ts'
import { alert, homeLink, page, textOf, type PageSetting } from './oauthPages.ts'

/** The target of a visitor's action from their own server: a post by its id, or an account by name. */
export type InteractionTarget = { readonly kind: 'status'; readonly id: string } | { readonly kind: 'user'; readonly nickname: string }

/** Form for a visitor's account on another server. */
export function interactionPage(setting: PageSetting, target: InteractionTarget, error: string | null): string {
  const [title, field, value] =
    target.kind === 'status'
      ? [textOf(setting, 'Interact with a post'), 'status[status_id]', target.id]
      : [textOf(setting, 'Follow {name}', { name: target.nickname }), 'user[nickname]', target.nickname]
  return page(
    setting,
    `<h1>${title}</h1>
<p>${textOf(setting, 'You need an account to go on. Where is yours?')}</p>
${alert(setting, error)}
<form method="post" action="/main/ostatus">
<input type="hidden" name="${field}" value="${escapeHtml(value)}">
<label>${textOf(setting, 'Your account')}<input name="${target.kind}[profile]" placeholder="name@server.example" autocapitalize="none" spellcheck="false" required></label>
<button type="submit">${textOf(setting, 'Go on')}</button>
</form>`,
  )
}

/** The end of the way: an instance that federates sends the visitor home from here. */
export function interactionEndPage(setting: PageSetting, host: string): string {
  return page(
    setting,
    `<h1>This is as far as it goes</h1>
<p>An instance that is joined to others would now take you to ${escapeHtml(host)}. This one is there to try Rookery on, and knows no other.</p>
${homeLink(setting)}`,
  )
}
