import * as calls from '@rookery/api/calls/lists'
import type { ListId } from '@rookery/api/wire/model'
import { createQuestion } from '#data/questions/Question.ts'

/** One list by its id. */
export const list = createQuestion('list', ({ client }, id: string) => calls.get(client, id as ListId)) // an address is where an id comes from

/** Lists are changed in other places too, seldom (spec 3, section 9). */
export const listsEvery = 240_000

/** All of the reader's lists; there is but one such thing, under `all`. */
export const lists = createQuestion('lists', ({ client }, _all: 'all') => calls.all(client))
