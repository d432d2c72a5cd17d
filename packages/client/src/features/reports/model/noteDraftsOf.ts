import { createStoredSlot } from '#features/session/model/Slot.ts'

/** Unsent notes to reports, by report. */
export interface NoteDrafts {
  get(report: string): string
  save(report: string, text: string): Promise<void>
}

/** Prefix of their storage keys. */
export const noteDraftPrefix = 'reportNote:'

/** A note is stored on the device until the server has it. */
export const noteDraftsOf = createStoredSlot<NoteDrafts>('reportNotes', async (storage) => {
  const stored = await storage.entries(noteDraftPrefix)
  return () => {
    const texts = new Map<string, string>()
    for (const [key, text] of stored) if (typeof text === 'string') texts.set(key.slice(noteDraftPrefix.length), text)
    return {
      get: (report) => texts.get(report) ?? '',
      async save(report, text) {
        if (text.trim() !== '') {
          texts.set(report, text)
          await storage.set(noteDraftPrefix + report, text)
        } else if (texts.delete(report)) {
          await storage.remove(noteDraftPrefix + report)
        }
      },
    }
  }
})
