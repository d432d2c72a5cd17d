/**
 * First parts of addresses at which no person stands: screens of the specification, those that are still to come included, and
 * what servers of this kind answer themselves. Somebody who is called so all the same has `/@search` and `/users/search`.
 */
export const reservedNames: ReadonlySet<string> = new Set(
  (
    'about activities admin announcements api auth awaiting-email-confirmation bookmarks check_password dev drafts friend-requests inbox internal lists login main media ' +
    'nodeinfo notice notifications oauth oauth-callback objects ostatus_subscribe password-reset phoenix pleroma proxy push ' +
    'registration registration-request-sent relay remote-users scheduled search settings share static status tag user-search user_exists users web who-to-follow'
  ).split(' '),
)
