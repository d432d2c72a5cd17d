import * as calls from '@rookery/api/calls/tags'
import { createAsking } from '#data/queries/Asking.ts'

/** Hashtags as the server knows them, by name. It has none that nobody used. */
export const tags = createAsking('tag', ({ client }, name) => calls.get(client, name))
