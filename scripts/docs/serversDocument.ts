import { serverColumns, supportOf } from '../../packages/api/src/servers/CapabilityRow.ts'
import { capabilityTable } from '../../packages/api/src/servers/capabilityTable.ts'
import { readingText, withoutText } from '../../packages/api/src/servers/rowTexts.ts'
import type { CapabilityRow, ServerColumn, Support } from '../../packages/api/src/servers/CapabilityRow.ts'

const titles: Readonly<Record<ServerColumn, string>> = {
  'mastodon-4.2': 'Mastodon 4.2',
  'mastodon-4.3': '4.3',
  'mastodon-4.4': '4.4',
  'mastodon-4.5': '4.5',
  'mastodon-4.6': '4.6',
  'mastodon-4.7': '4.7',
  'glitch-4.6': 'glitch-soc 4.6',
  'akkoma-3.16': 'Akkoma 3.16',
  'pleroma-2.9': 'Pleroma 2.9',
  'gotosocial-0.16': 'GoToSocial 0.16',
  'gotosocial-0.20': 'GoToSocial 0.20',
  'iceshrimp-net': 'Iceshrimp.NET',
  sharkey: 'Sharkey',
  takahe: 'Takahē',
  pixelfed: 'Pixelfed',
  friendica: 'Friendica',
  hollo: 'Hollo',
  mitra: 'Mitra',
  neodb: 'NeoDB',
  snac: 'snac',
  ktistec: 'Ktistec',
  bonfire: 'Bonfire',
  wildebeest: 'Wildebeest',
}

const signs: Readonly<Record<Support, string>> = { yes: '✓', no: '–', partly: '◐', stub: '○', unknown: '?' }

const introduction = `# Servers

\`npm run servers\` writes this page from the table in \`packages/api/src/servers\`, and a test compares them. The client reads its own part of
the table in \`packages/api/src/capabilities.ts\`, from the server's own description and from the name of its software.

| Sign | Meaning |
|---|---|
| ✓ | yes |
| – | no |
| ◐ | partly, or under a condition |
| ○ | the call succeeds with an empty or fixed response |
| ? | not found out |

No one tried the servers for this page: it follows from their documentation, their code and captured responses. People find the state of
their own server on the page \`/about/server\` of the client.

\`npm run contract -- --server https://social.example --token TOKEN\` tries one: it spends a day there with the calls of the client, from the
home timeline over a post with a file, replies, polls, lists and filters to the live stream, and prints a table of what each step found.
The token needs the scopes \`read\` and \`write\`, and \`follow\` where the server has it. \`--other TOKEN\` names a second account, for
follows, votes and notifications (\`--other-server URL\` where it is elsewhere). \`--revoke\` ends the first token at last, as
\`--client-id\` and \`--client-secret\` name the app that it came from. The posts are unlisted, and everything is taken away at the end,
also after a failure or Ctrl-C. It is best run with accounts for tests.
`

const sources = `## Sources

\`D:\` names a page of Mastodon's documentation, \`F:\` and \`MM:\` files of Mastodon and of a fork, \`REL\` notes of a release, \`#\` threads of
Mastodon. \`AK\`, \`PL\`, \`GTS\`, \`INET\`, \`SK\`, \`TK\`, \`PX\`, \`FR\`, \`HO\`, \`MI\`, \`NEO\`, \`SN\`, \`KT\` and \`BF\` are the code of Akkoma,
Pleroma, GoToSocial, Iceshrimp.NET, Sharkey, Takahē, Pixelfed, Friendica, Hollo, Mitra, NeoDB, snac, Ktistec and Bonfire. \`FEAT\` is the list of
another client, \`CAP\` a captured response. Numbers before a name, as in 81-other-servers, are papers about servers beside this repository.
`

/** The text of docs/SERVERS.md. */
export function serversDocument(): string {
  return [introduction, ...capabilityTable.map(({ title, rows }) => areaText(title, Object.values(rows))), sources].join('\n')
}

function areaText(title: string, rows: readonly CapabilityRow[]): string {
  const support = [
    ['Capability', ...serverColumns.map((column) => titles[column])],
    ['---', ...serverColumns.map(() => ':-:')],
    ...rows.map((row) => [row.name, ...serverColumns.map((column) => signs[supportOf(row, column)])]),
  ]
  const details = [
    ['Capability', 'Read from', 'The client without it', 'Conditions', 'Source'],
    ['---', '---', '---', '---', '---'],
    ...rows.map((row) => [row.name, row.read.map(readingText).join('; '), withoutText(row), conditionsText(row), row.source]),
  ]
  return [`## ${title}`, tableText(support), tableText(details)].join('\n\n').concat('\n')
}

function tableText(lines: readonly (readonly string[])[]): string {
  return lines.map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`).join('\n')
}

function conditionsText({ needs, notes = {} }: CapabilityRow): string {
  const cells = serverColumns.flatMap((column) => (notes[column] === undefined ? [] : [`${fullTitle(column)}: ${notes[column]}`]))
  return [...(needs === undefined ? [] : [`Needs: ${needs}`]), ...cells].join('; ')
}

function fullTitle(column: ServerColumn): string {
  return /^\d/.test(titles[column]) ? `Mastodon ${titles[column]}` : titles[column]
}
