/** A link that says one place and goes to another. */
export interface SpoofedLink {
  readonly tries: string
  readonly html: string
  /** Must be next to the text. */
  readonly trueHost: string
}

const rows: readonly (readonly [tries: string, text: string, href: string, trueHost: string])[] = [
  ['another address', 'https://bank.example/login', 'https://evil.example/', 'evil.example'],
  ['another domain', 'bank.example', 'https://evil.example/', 'evil.example'],
  ['a domain in a sentence', 'Your bill at bank.example is ready', 'https://evil.example/', 'evil.example'],
  ['a domain with www', 'www.bank.example', 'https://evil.example/www.bank.example', 'evil.example'],
  ['a domain cut by tags', 'bank<b>.</b>exa<i>mple</i>', 'https://evil.example/', 'evil.example'],
  ['a domain cut by a hidden span', 'bank<span class="invisible">s</span>.example', 'https://evil.example/', 'evil.example'],
  ['the true address hidden', '<span class="invisible">https://evil.example/</span>bank.example', 'https://evil.example/', 'evil.example'],
  [
    'the true address behind an ellipsis',
    '<span class="ellipsis">bank.example</span><span class="invisible">/evil.example</span>',
    'https://evil.example/',
    'evil.example',
  ],
  ['a domain in small letters of full width', 'ｂａｎｋ．ｅｘａｍｐｌｅ', 'https://evil.example/', 'evil.example'],
  ['an ideographic full stop', 'bank。example', 'https://evil.example/', 'evil.example'],
  ['a zero width space', 'bank\u200b.example', 'https://evil.example/', 'evil.example'],
  ['a soft hyphen', 'ba\u00adnk.exam\u00adple', 'https://evil.example/', 'evil.example'],
  ['a word joiner', 'bank\u2060.example', 'https://evil.example/', 'evil.example'],
  ['a combining joiner', 'b\u034fank.example', 'https://evil.example/', 'evil.example'],
  ['a reversed line', '\u202eelpmaxe.knab', 'https://evil.example/', 'evil.example'],
  ['an isolated reversed line', '\u2067elpmaxe.knab\u2069', 'https://evil.example/', 'evil.example'],
  ['a right-to-left mark', 'bank.example\u200f', 'https://evil.example/', 'evil.example'],
  ['letters of another script', 'bаnk.example', 'https://evil.example/', 'evil.example'],
  ['letters of another script over themselves', 'аpple.test', 'https://xn--pple-43d.test/', 'xn--pple-43d.test'],
  ['letters of another script over themselves, written so', 'аpple.test now', 'https://аpple.test/', 'xn--pple-43d.test'],
  ['letters of another script in a sentence', 'Log in at аpple.test', 'https://xn--pple-43d.test/', 'xn--pple-43d.test'],
  ['letters of another script in a whole label', 'раура.test', 'https://xn--80aa8ace.test/', 'xn--80aa8ace.test'],
  ['letters of another script under a subdomain', 'аpple.test', 'https://www.xn--pple-43d.test/', 'www.xn--pple-43d.test'],
  ['letters of another script with www', 'www.аpple.test', 'https://xn--pple-43d.test/', 'xn--pple-43d.test'],
  ['a letter of Greek', 'gοοgle.test', 'https://xn--ggle-0nda.test/', 'xn--ggle-0nda.test'],
  ['a letter that looks Latin', 'ɑpple.test', 'https://xn--pple-hpb.test/', 'xn--pple-hpb.test'],
  ['punycode under Latin letters', 'apple.test', 'https://xn--pple-43d.test/', 'xn--pple-43d.test'],
  ['a person over letters of another script', '@ada@аpple.test', 'https://xn--pple-43d.test/about', 'xn--pple-43d.test'],
  ['the domain in front', 'bank.example', 'https://bank.example.evil.example/', 'bank.example.evil.example'],
  ['the domain as a name', 'bank.example', 'https://bank.example@evil.example/', 'evil.example'],
  ['the domain as name and password', 'https://bank.example', 'https://bank.example:443@evil.example/', 'evil.example'],
  ['the domain in the path', 'bank.example', 'https://evil.example/bank.example', 'evil.example'],
  ['the domain in the query', 'bank.example', 'https://evil.example/?bank.example', 'evil.example'],
  ['the domain with a hyphen', 'bank.example', 'https://bank-example.evil.example/', 'bank-example.evil.example'],
  ['a backslash in the address', 'https://bank.example', 'https://evil.example\\@bank.example', 'evil.example'],
  ['a number for a host', '192.0.2.7', 'https://evil.example/', 'evil.example'],
  ['a domain to a number', 'bank.example', 'http://3221225985/', '192.0.2.1'],
  ['a local name', 'http://localhost:4000/', 'https://evil.example/', 'evil.example'],
  ['a mail address', 'help@bank.example', 'mailto:thief@evil.example', 'evil.example'],
  ['a domain to mail', 'bank.example', 'mailto:thief@evil.example', 'evil.example'],
  ['a domain to a torrent', 'bank.example', 'magnet:?xt=urn:btih:bank.example', 'magnet:'],
  ['a domain to chat', 'bank.example', 'xmpp:thief@evil.example?join', 'evil.example'],
  ['a port', 'bank.example', 'https://evil.example:8443/', 'evil.example:8443'],
  ['two domains', 'bank.example evil.example', 'https://evil.example/', 'evil.example'],
  ['capitals', 'BANK.EXAMPLE', 'https://EVIL.example/', 'evil.example'],
  ['punycode', 'xn--bnk-7cd.example', 'https://evil.example/', 'evil.example'],
  [
    'a picture that describes a domain',
    '<img src="https://evil.example/p.png" alt="bank.example">',
    'https://evil.example/',
    'evil.example',
  ],
  ['a person elsewhere', '@ada@bank.example', 'https://evil.example/about', 'evil.example'],
]

export const spoofing: readonly SpoofedLink[] = rows.map(([tries, text, href, trueHost]) => ({
  tries: `a link: ${tries}`,
  html: `<p><a href="${href.replaceAll('"', '&quot;')}">${text}</a></p>`,
  trueHost,
}))
