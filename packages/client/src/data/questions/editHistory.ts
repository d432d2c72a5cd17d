import * as statuses from '@rookery/api/calls/statuses'
import { createQuestion } from './Question.ts'

/** All versions of a post, oldest first. They have no ids: their order tells them apart. */
export const editHistory = createQuestion((session, id) => statuses.history(session.client, id))
