import { ApiError } from '@rookery/api/http/ApiError'
import { errorMessage } from '#features/notices/model/errorMessage.ts'
import type { Message } from '#features/notices/model/Message.ts'

/** Runs a requested change. Resolves to the failure, or null. */
export async function callFailure(work: () => Promise<unknown>): Promise<Message | null> {
  try {
    await work()
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return errorMessage(error)
  }
}
