import { askList } from '../http/ask.ts'
import { count, isTrue, readId, requireRecord, time, url } from '../wire/read.ts'
import type { CallOptions } from '../http/ask.ts'
import type { ApiClient } from '../http/client.ts'

/** An archive of the account that the server made. */
export interface Backup {
  readonly id: string
  /** 404 until `ready`. */
  readonly url: string
  /** Bytes. */
  readonly size: number
  readonly ready: boolean
  readonly createdAt: string
}

const path = '/api/v1/pleroma/backups'

/** Newest first. */
export function list(client: ApiClient, { signal }: CallOptions = {}): Promise<Backup[]> {
  return askList(client, decodeBackup, 'GET', path, { signal })
}

/** Requests a new backup; 400 if the last one is younger than a week. The response is the list including the new one. */
export function create(client: ApiClient): Promise<Backup[]> {
  return askList(client, decodeBackup, 'POST', path)
}

function decodeBackup(value: unknown): Backup {
  const raw = requireRecord(value, 'backup')
  const address = url(raw.url)
  return {
    id: readId(raw.id, 'backup.id'),
    url: address,
    size: count(raw.file_size),
    ready: isTrue(raw.processed) && address !== '',
    createdAt: time(raw.inserted_at),
  }
}
