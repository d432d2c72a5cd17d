import type { Capabilities } from '@rookery/api/capabilities'
import type { ApiClient, Send } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import type { AccountId, Instance, NodeInfo, Token } from '@rookery/api/wire/model'
import type { Cell } from '@rookery/store/Cell'
import type { Entities } from '#features/entities/model/Entities.ts'
import type { Notices } from '#features/notices/model/Notices.ts'
import type { AccountStorage } from './AccountStorage.ts'
import type { Device } from './Device.ts'
import type { FrontendConfig } from './FrontendConfig.ts'
import type { AccountKey } from './StoredAccounts.ts'
import type { TabBus } from './TabBus.ts'
import type { TabMessage } from './TabMessage.ts'
import type { AccountFailure } from './tokenCheck.ts'

/** The known state of a server; refreshed after a start from stored data. */
export interface Server {
  readonly instance: Instance
  /** null if it could not be loaded. */
  readonly nodeInfo: NodeInfo | null
  readonly capabilities: Capabilities
  readonly config: FrontendConfig
  /** Paths of optional documents that it lacks in this version: they are not requested again. */
  readonly lacks: readonly string[]
}

/** The open store of a slot, as the session uses it. */
export interface AttachedStore {
  flush(): Promise<unknown> | undefined
  close(): void
  onMessage(message: TabMessage): void
}

/**
 * One account (or a visitor) on one server, with the data that nearly all code needs. Another account is another session. All other stores
 * are slots (`Slot.ts`), opened on first use.
 */
export interface Session {
  readonly key: AccountKey
  readonly origin: string
  readonly client: ApiClient
  /** The transport given to `openSession`, for a client with another token; undefined is the browser's fetch. */
  readonly send: Send | undefined
  readonly clock: Clock
  readonly device: Device
  /** null for a visitor. */
  readonly me: AccountId | null
  readonly token: Token | null
  /** The state at the last visit, then the current one. */
  readonly server: Cell<Server>
  /** Replaces the server's state by a newer or more complete one. */
  setServer(server: Server): void
  readonly entities: Entities
  readonly notices: Notices
  /** Other tabs of the same account. */
  readonly tabs: TabBus
  readonly storage: AccountStorage
  /** The server no longer accepts the token. Typed text is stored, and the page offers to sign in again. */
  readonly expired: Cell<boolean>
  /** The failure of the last request for the user's own account. */
  readonly accountFailure: Cell<AccountFailure | null>
  /**
   * Checks whether the server still accepts the token; one request at a time.
   * @param atOnce somebody asks for it: no pause is waited for
   */
  checkToken(atOnce?: boolean): Promise<void>
  /** Discards shared responses of other tabs, so that the next requests go to the server. */
  forgetResponses(): void
  /** Registers an opened store: it is flushed and closed with the session, and receives messages of other tabs. */
  attach(store: AttachedStore): void
  /** Writes unsaved data. */
  flush(): Promise<void>
  /**
   * Aborts running requests and stores typed text. If the account was signed out on this device, deletes everything of it. The session must
   * not be used afterwards.
   */
  close(): Promise<void>
}
