/**
 * First path segments that cannot be account names: screens of the specification, including future ones, and paths of the server. Accounts
 * with such a name have `/@search` and `/users/search`.
 */
export const reservedNames: ReadonlySet<string> = new Set(
  (
    'about activities admin announcements api auth awaiting-email-confirmation bookmarks check_password dev drafts friend-requests inbox internal lists login main media ' +
    'nodeinfo notice notifications oauth oauth-callback objects ostatus_subscribe password-reset phoenix pleroma proxy push ' +
    'registration registration-request-sent relay remote-users scheduled search settings share static status tag user-search user_exists users web who-to-follow'
  ).split(' '),
)
