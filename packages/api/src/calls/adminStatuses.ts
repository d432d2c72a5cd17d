import type { ApiClient } from '../http/client.ts'
import type { Visibility } from '../wire/model.ts'

const pathOf = (id: string) => `/api/v1/pleroma/admin/statuses/${encodeURIComponent(id)}`

export interface StatusRuling {
  readonly sensitive?: boolean
  readonly visibility?: Exclude<Visibility, 'local'>
}

/** Changes another person's post. The response shows it as visitors see it, so it is not read. */
export async function change(client: ApiClient, id: string, ruling: StatusRuling): Promise<void> {
  await client.request('PUT', pathOf(id), { json: ruling, expect: 'nothing' })
}
