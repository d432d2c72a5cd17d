import { ask } from '../http/ask.ts'
import { decodePoll } from '../wire/poll.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'
import type { Poll, PollId } from '../wire/model.ts'

const pathOf = (id: PollId, rest = '') => `/api/v1/polls/${encodeURIComponent(id)}${rest}`

export function get(client: ApiClient, id: PollId, { signal }: CallOptions = {}): Promise<Poll> {
  return ask(client, decodePoll, 'GET', pathOf(id), { signal })
}

/** @param choices indices of options, from 0; Akkoma takes an empty list as no vote */
export function vote(client: ApiClient, id: PollId, choices: readonly number[]): Promise<Poll> {
  return ask(client, decodePoll, 'POST', pathOf(id, '/votes'), { json: { choices } })
}
