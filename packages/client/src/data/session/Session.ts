import type { Capabilities } from '@rookery/api/capabilities'
import type { ApiClient, Send } from '@rookery/api/http/client'
import type { Clock } from '@rookery/api/http/Clock'
import type { AccountId, Instance, NodeInfo, Token } from '@rookery/api/wire/model'
import type { Cell, WritableCell } from '#lib/Cell.ts'
import type { Underway } from '#data/actions/Underway.ts'
import type { Drafts } from '#data/drafts/Drafts.ts'
import type { Entities } from '#data/entities/Entities.ts'
import type { Folds } from '#data/folds/Folds.ts'
import type { Feeds } from '#data/feeds/Feeds.ts'
import type { Places } from '#data/feeds/Places.ts'
import type { Message } from '#data/notices/Message.ts'
import type { Notices } from '#data/notices/Notices.ts'
import type { StatusErrors } from '#data/notices/StatusErrors.ts'
import type { Settings } from '#data/settings/Settings.ts'
import type { AccountStorage } from '#data/storage/AccountStorage.ts'
import type { Threads } from '#data/threads/Threads.ts'
import type { Translations } from '#data/translations/Translations.ts'
import type { Veils } from '#data/veil/Veils.ts'
import type { Device } from './Device.ts'
import type { FrontendConfig } from './FrontendConfig.ts'
import type { AccountKey } from './StoredAccounts.ts'
import type { TabBus } from './TabBus.ts'
import type { Turns } from './Turns.ts'

/** What is known of the server; refreshed after a start from what was kept. */
export interface Server {
  readonly instance: Instance
  /** null where it could not be had. */
  readonly nodeInfo: NodeInfo | null
  readonly capabilities: Capabilities
  readonly config: FrontendConfig
}

/** One account (or a visitor) on one server, with everything that belongs to it. Another account is another session. */
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
  readonly server: Server
  readonly entities: Entities
  readonly feeds: Feeds
  readonly places: Places
  readonly threads: Threads
  readonly settings: Settings
  readonly veils: Veils
  readonly drafts: Drafts
  readonly notices: Notices
  readonly statusErrors: StatusErrors
  /** What was done last, for those who hear the page instead of seeing it. What is written on the page is said by itself. */
  readonly spoken: WritableCell<Message | null>
  readonly folds: Folds
  readonly translations: Translations
  readonly underway: Underway
  /** Other tabs of the same account. */
  readonly tabs: TabBus
  /** Who of them asks next for what several show. */
  readonly turns: Turns
  readonly storage: AccountStorage
  /** The server no longer takes the token. Everything typed is kept; offer to sign in again. */
  readonly refused: Cell<boolean>
  /** Asks the server whether it still knows the token; one question at a time. */
  checkToken(): Promise<void>
  /** Lets go of what other tabs were told a moment ago: whatever is asked next is asked of the server. */
  forgetAnswers(): void
  /** Writes what is waiting to be kept. */
  flush(): Promise<void>
  /**
   * Ends what is under way and keeps what was typed; of an account that is signed out on this device it takes everything away.
   * Nothing of the session may be used after.
   */
  close(): Promise<void>
}
