import * as calls from '@rookery/api/calls/lists'
import type { ListId } from '@rookery/api/wire/model'
import { createAsking } from '#data/queries/Asking.ts'

/** One list by its id. */
export const list = createAsking('list', ({ client }, id) => calls.get(client, id as ListId)) // an address is where an id comes from

/** Lists are changed in other places too, seldom (spec 3, section 9). */
export const listsEvery = 240_000

/** All of the reader's lists; there is but one such thing, under `all`. */
export const lists = createAsking('lists', ({ client }, _all: string) => calls.all(client))
