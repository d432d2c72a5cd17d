import type { StatusId } from '@rookery/api/wire/model'
import type { LoadError } from '#features/notices/model/LoadError.ts'

export interface ThreadError extends LoadError {
  /** The part that could not be loaded: the opened post, or everything else. */
  readonly lacks: 'post' | 'rest'
}

/** A conversation around one post. */
export interface ThreadState {
  /** The opened post; for a repeat the repeated post. */
  readonly focus: StatusId
  /** Oldest first, the post itself among them. Deleted ones keep their place. */
  readonly ids: readonly StatusId[]
  /** Replies by others that arrived while the conversation was open and were not seen yet. */
  readonly arrived: ReadonlySet<StatusId>
  /** The user's own replies since then. */
  readonly mine: ReadonlySet<StatusId>
  /** Those of them that the reader has not seen in their place yet. */
  readonly landed: ReadonlySet<StatusId>
  /** Missing parents that the server does not have. */
  readonly deleted: ReadonlySet<StatusId>
  /** Posts that are being fetched one by one. */
  readonly sought: ReadonlySet<StatusId>
  readonly loading: boolean
  /** True after the first response. */
  readonly loaded: boolean
  readonly error: ThreadError | null
}

/** The server no longer has, or no longer shows, the post that was opened. */
export function isAboutMissing({ lacks, kind, status }: ThreadError): boolean {
  return lacks === 'post' && kind === 'http' && (status === 404 || status === 410)
}

export function emptyThread(focus: StatusId): ThreadState {
  const none = new Set<StatusId>()
  return {
    focus,
    ids: [],
    arrived: none,
    mine: none,
    landed: none,
    deleted: none,
    sought: none,
    loading: false,
    loaded: false,
    error: null,
  }
}
