/** Servers name some types otherwise than the client's texts. */
const names: Readonly<Record<string, string>> = {
  'pleroma:emoji_reaction': 'reaction',
  'pleroma:chat_mention': 'chat_mention',
  'pleroma:report': 'report',
  'admin.report': 'report',
  'admin.sign_up': 'sign_up',
}

/** A type of notification by the client's own name for it. */
export function typeOf(raw: string): string {
  return (Object.hasOwn(names, raw) ? names[raw] : null) ?? raw
}

export const filledText = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

/** An id goes into addresses: nothing that could lead elsewhere is one. */
export const idOf = (value: unknown): string | null => (typeof value === 'string' && /^[\w-]+$/.test(value) ? value : null)
