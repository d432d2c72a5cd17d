import type { AccountId, StatusId } from '@rookery/api/wire/model'
import * as v from 'valibot'
import { createStoredSlot } from '#features/session/model/Slot.ts'

/** Input of an unsent report. */
export interface ReportInput {
  readonly comment: string
  readonly statusIds: readonly StatusId[]
  readonly ruleIds: readonly string[]
  readonly forward: boolean
}

/** Unsent reports, by reported account. */
export interface ReportDrafts {
  get(id: AccountId): ReportInput | undefined
  /** Stores the form's content; an empty one is deleted. */
  save(id: AccountId, input: ReportInput): Promise<void>
  remove(id: AccountId): Promise<void>
}

/** Prefix of their storage keys. */
export const reportDraftPrefix = 'report:'

/** Ids of the server, unchanged since they were stored. */
const statusId = v.custom<StatusId>((raw) => typeof raw === 'string')

const schema = v.object({
  comment: v.string(),
  statusIds: v.array(statusId),
  ruleIds: v.array(v.string()),
  forward: v.boolean(),
})

/** A report is stored on the device until the server has it, so neither closing the dialog nor an error loses text. */
export const reportDraftsOf = createStoredSlot<ReportDrafts>('reports', async (storage) => {
  const stored = await storage.entries(reportDraftPrefix)
  return () => {
    const inputs = new Map<string, ReportInput>()
    for (const [key, raw] of stored) {
      const { success, output } = v.safeParse(schema, raw)
      if (success) inputs.set(key.slice(reportDraftPrefix.length), output)
    }
    const remove = async (id: AccountId) => {
      if (inputs.delete(id)) await storage.remove(reportDraftPrefix + id)
    }
    return {
      get: (id) => inputs.get(id),
      async save(id, input) {
        if (input.comment.trim() === '') return remove(id)
        inputs.set(id, input)
        await storage.set(reportDraftPrefix + id, input)
      },
      remove,
    }
  }
})
