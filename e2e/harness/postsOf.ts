import * as timelines from '@rookery/api/calls/timelines'

import type { Somebody } from './arrange.ts'

/** Posts of an account that contain a text. */
export async function postsOf({ client, account }: Somebody, words: string) {
  const { items } = await timelines.fetch(client, { path: `/api/v1/accounts/${account.id}/statuses` })
  return items.filter(({ content }) => content.includes(words))
}
