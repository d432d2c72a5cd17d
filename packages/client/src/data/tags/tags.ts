import * as calls from '@rookery/api/calls/tags'
import { createQuestion } from '#data/questions/Question.ts'

/** Hashtags as the server knows them, by name. It has none that nobody used. */
export const tags = createQuestion('tag', ({ client }, name: string) => calls.get(client, name))
