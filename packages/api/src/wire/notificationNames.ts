/** Names that servers give to types of notifications, by the type here. A type without a row has the same name everywhere. */
export const serverNames = {
  reaction: ['pleroma:emoji_reaction'],
  chat_mention: ['pleroma:chat_mention'],
  report: ['pleroma:report', 'admin.report'],
  sign_up: ['admin.sign_up'],
  pending_favourite: ['pending.favourite'],
  pending_reply: ['pending.reply'],
  pending_reblog: ['pending.reblog'],
} as const

const typesByName: ReadonlyMap<string, string> = new Map([
  // Hollo's, which is read but never requested.
  ['emoji_reaction', 'reaction'] as const,
  ...Object.entries(serverNames).flatMap(([type, names]) => names.map((name) => [name, type] as const)),
])

/** The type that a server's name means; the name itself if it has no row in `serverNames`, also when no type has it. */
export function typeNamed(name: string): string {
  return typesByName.get(name) ?? name
}
