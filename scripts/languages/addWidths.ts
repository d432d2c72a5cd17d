/** The room of a text on a screen: the width of one line (px), and whether it may take several. */
export interface TextRoom {
  readonly width: number
  readonly wraps: boolean
}

type Note = Readonly<Record<string, unknown>>

/**
 * The notes with the room of each text that was seen, which is the narrowest of all screens. Texts that were not seen keep the room that
 * they have in the notes, unless all screens were looked at: then they have none.
 *
 * @param screens the rooms by text, by screen
 */
export function addWidths(
  notes: Readonly<Record<string, Note>>,
  screens: Readonly<Record<string, Readonly<Record<string, TextRoom>>>>,
  { isWhole }: { readonly isWhole: boolean },
): Record<string, Note> {
  const rooms = new Map<string, TextRoom>()
  for (const [id, room] of Object.values(screens).flatMap((seen) => Object.entries(seen))) {
    const before = rooms.get(id)
    if (before === undefined || room.width < before.width) rooms.set(id, room)
  }
  return Object.fromEntries(
    Object.entries(notes).map(([id, note]) => {
      const { width, wraps, ...others } = note
      const before = width === undefined || isWhole ? {} : { width, wraps }
      const { width: measured, wraps: mayWrap } = rooms.get(id) ?? {}
      return [id, { ...others, ...(measured === undefined ? before : { width: measured, wraps: mayWrap }) }]
    }),
  )
}
