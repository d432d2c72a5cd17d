import { family } from './HostileBody.ts'

/** In one piece it would be a script address to the linter, too. */
const js = 'javascript'

const links = {
  plain: `${js}:canary()`,
  'in capitals': `${js.toUpperCase()}:canary()`,
  'a space before': ' javascript:canary()',
  'a control character before': '\u0001javascript:canary()',
  'a tab inside': 'java\tscript:canary()',
  'a line feed inside': 'java\nscript:canary()',
  'an encoded tab inside': 'java&#9;script:canary()',
  'an encoded line feed inside': 'java&NewLine;script:canary()',
  'an encoded colon': 'javascript&colon;canary()',
  'an encoded letter': '&#106;avascript:canary()',
  'padded numbers': '&#0000106avascript:canary()',
  'a percent sign': 'javascript%3Acanary()',
  'a comment for an authority': `${js}://example.org/%0Acanary()`,
  'credentials for a scheme': `${js}://%0acanary();@example.org/`,
  'a zero width space inside': 'java\u200bscript:canary()',
  'a null inside': 'java\u0000script:canary()',
  'a fullwidth colon': 'javascript：canary()',
  'view-source': 'view-source:javascript:canary()',
  data: 'data:text/html,<script>canary()</script>',
  'data in base64': 'data:text/html;base64,PHNjcmlwdD5jYW5hcnkoKTwvc2NyaXB0Pg==',
  'data without a type': 'data:,<script>canary()</script>',
  'an svg of data': 'data:image/svg+xml,<svg onload=canary()>',
  vbscript: 'vbscript:canary()',
  livescript: 'livescript:canary()',
  blob: 'blob:https://example.org/1',
  filesystem: 'filesystem:https://example.org/temporary/x.html',
  file: 'file:///etc/passwd',
  about: 'about:blank',
  chrome: 'chrome://settings',
  'an extension': 'chrome-extension://x/y.html',
  'an intent': 'intent://x#Intent;scheme=javascript;end',
  'web+ap': 'web+ap://evil.example/x',
  'ms-settings': 'ms-settings:privacy',
  'search-ms': 'search-ms:query=x&crumb=location:\\\\evil.example',
  feed: 'feed:javascript:canary()',
  jar: 'jar:https://evil.example/x.jar!/x.html',
  'without a scheme': '//evil.example/',
  'with backslashes': '\\\\evil.example\\',
  'a path of ours': '/oauth/authorize?client_id=evil',
  'a path upward': '../../../auth/sign_out',
  'a query of ours': '?code=stolen',
  'a fragment of ours': '#root',
  nothing: '',
  'a scheme alone': 'https:',
  'a broken host': 'https://ex ample.org/',
  'a percent host': 'https://%00.evil.example/',
}

/** Addresses that no link may have. */
export const schemes = family(
  Object.fromEntries(
    Object.entries(links).map(([tries, href]) => [`an address: ${tries}`, `<a href="${href.replaceAll('"', '&quot;')}">press</a>`]),
  ),
)
