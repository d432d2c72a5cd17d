import * as statuses from '@rookery/api/calls/statuses'
import type { StatusId } from '@rookery/api/wire/model'
import { createQuestion } from './Question.ts'

/** All versions of a post, oldest first. They have no ids: their order tells them apart. */
export const editHistory = createQuestion('history', (session, id: StatusId) => statuses.history(session.client, id))
