/** Where this server answers otherwise, on purpose. */
interface KnownDifference {
  /** Exchanges, by name. */
  name: RegExp
  difference: RegExp
  reason: string
}

const known: readonly KnownDifference[] = [
  { name: /^oauth\/basic_auth_verify$/, difference: /status 403 for 200/, reason: 'a name and password with every request is not offered' },
  { name: /^instance\/v2_instance$/, difference: /status 200 for 404/, reason: 'served as Pleroma serves it, for clients that want it' },
  {
    name: /^instance\/manifest$/,
    difference: /surplus key (id|protocol_handlers|screenshots|share_target|shortcuts)$/,
    reason: 'the client can be installed as an app',
  },
]

interface Unasked {
  name: RegExp
  reason: string
}

/** Exchanges that cannot be replayed. */
const unasked: readonly Unasked[] = [
  { name: /^index_page\//, reason: 'pages of the built client: the tests beside the site routes' },
  {
    name: /^errors\/404_html_static$|^statuses\/notice_redirect$|^instance\/(static_config|terms_of_service)$/,
    reason: 'a page or a file of the built client',
  },
  { name: /^instance\/(host_meta|webfinger_alice)$/, reason: 'there is no federation' },
  {
    name: /^oauth\/(token_json_body|authorize_post_ok|token_authorization_code)$/,
    reason: 'names an app or a code of the recorded server',
  },
  {
    name: /^oauth\/(token_wrong_client_secret|token_authorization_code_reused|token_deleted_account|oauth_token_delete_missing)$/,
    reason: 'secrets that differ were recorded as one',
  },
  { name: /^oauth\/(password_reset_page|token_password_reset_pending)$/, reason: 'nobody can be made to reset a password here' },
  { name: /^oauth\/mfa_challenge_(ok|recovery_ok)$|^mfa\/confirm_ok$/, reason: 'the code hangs on the time: the tests beside the routes' },
  { name: /^translation\/translate(_from)?$/, reason: 'there is no translator' },
  { name: /^instance\/preferred_frontend_available$/, reason: 'there is one client, and no choice of it' },
  {
    name: /^settings\/token_after_|^registration\/verify_credentials_new_user$/,
    reason: 'asks with a token that the exchange before it ended',
  },
  { name: /^registration\/(captcha_wrong|invite_used_up|invite_ok)$/, reason: 'needs a captcha or an invitation of the recorded server' },
  { name: /^errors\/(rate_limited_429|media_404)$/, reason: 'limits are off here: the tests beside them; a body that is not JSON' },
  { name: /^misc\/mascot_bad_type$/, reason: 'the recorded file is not carried: the tests beside the routes' },
  { name: /^media\/upload_over_upload_limit$/, reason: 'recorded under another limit' },
  { name: /^media_proxy\/|^errors\/proxy_bad$/, reason: 'there is no media proxy' },
  { name: /^media\/(file_served|video_range)$/, reason: 'the recorded files are not carried' },
  { name: /^errors\/localised_(post_)?fr$/, reason: 'has no French' },
  { name: /^errors\/localised_(post_)?de(-DE)?$/, reason: 'has German, which Akkoma lacks' },
  { name: /^errors\/localised_(post_)?ja$/, reason: 'has its own Japanese sentences' },
  { name: /^registration\/.*(password|all_wrong|missing_fields)/, reason: 'what it is about, a password, was taken out of the recording' },
]

export function allowedDifference(name: string, difference: string): boolean {
  return known.some((entry) => entry.name.test(name) && entry.difference.test(difference))
}

export function notReplayed(name: string): boolean {
  return unasked.some((entry) => entry.name.test(name))
}
