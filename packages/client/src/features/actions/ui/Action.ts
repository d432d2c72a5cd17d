import type { Session } from '#features/session/model/Session.ts'
import type { SettingKey } from '#features/settings/model/settingsTable.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import type { LazyComponent } from '#lib/lazyComponent.ts'
import type { Navigation } from '#features/navigation/model/Navigation.ts'
import type { ReplyTarget, WrittenUnder } from '#features/actions/model/ReplyContext.ts'
import type { IconPath } from '#ui/Icon.tsx'

/** State, apart from the subject, that decides whether an action is possible and whether it is on. */
export interface ActionScope {
  readonly session: Session
  /** The draft that is open under a post on the same screen. */
  readonly answering: WrittenUnder | null
}

/** The surroundings of a running action, the same for buttons, menus and keys. */
export interface ActionContext {
  readonly session: Session
  /** Tag of the language on screen. */
  readonly language: string
  /** Null where replies are not possible. */
  readonly replyTarget: ReplyTarget | null
  /** Null if there is no router, as in a component that is rendered alone. */
  readonly navigation: Pick<Navigation, 'address' | 'navigate' | 'opens'> | null
  /** Opens a window over the page once its code is loaded. Shows a notice if that fails. */
  readonly open: <Props extends object>(window: LazyComponent<NoInfer<Props> & ActionWindowProps>, props: Props) => void
}

export interface ActionWindowProps {
  readonly onClose: () => void
}

/** A window about the subject of an action. */
export interface SubjectWindowProps<Id extends string> extends ActionWindowProps {
  readonly id: Id
}

/** A question before an action runs. */
export interface ActionQuestion<Subject> {
  /** The setting that switches the question on and off. Without one it always appears. */
  readonly setting?: Extract<SettingKey, `modalOn${string}`>
  /** The direction of a switch that needs the question; both if absent. */
  readonly before?: 'on' | 'off'
  /** Opens the question. `run` continues the action. A window with more choices than yes and no runs the choice itself. */
  readonly ask: (subject: Subject, context: ActionContext, run: () => void) => void
}

interface ActionBase<Subject extends { readonly id: string }, Id extends string> {
  /** Id of the action in settings and texts: `keys.<id>`, `announce.done.<id>`, `failed.<id>`. */
  readonly id: Id
  /** For signed-in users only. */
  readonly members?: boolean
  /** Whether the action is possible for this subject. Always if absent. */
  readonly may?: (subject: Subject, scope: ActionScope) => boolean
  /** Makes the action a switch and returns its state. */
  readonly isOn?: (subject: Subject, scope: ActionScope) => boolean
  readonly question?: ActionQuestion<Subject>
  /** Runs the action. `desired` is the new state of a switch, and true for everything else. */
  readonly run: (subject: Subject, context: ActionContext, desired: boolean) => unknown
  /** The keys that run it, in the form of `keyName`. The key help has `keys.<id>`; a switch announces `keys.<id>.on` or `.off`. */
  readonly keys?: readonly [string, ...string[]]
  /** Screen readers announce `announce.done.<id>` for a subject on which it is on. */
  readonly isSpoken?: boolean
}

/** An action with a button or menu entry. */
interface DrawnAction<Subject> {
  readonly icon: IconPath
  /** Label of the action. `on` switches it on and `off` switches it off; a single text makes a switch a toggle button. */
  readonly label: MessageId | { readonly on: MessageId; readonly off: MessageId }
  /** The section of the menu that it belongs to; not in the menu if absent. */
  readonly group?: string
  readonly danger?: boolean
  /** Address of an external link. Keys call `run` instead. */
  readonly href?: (subject: Subject) => string
}

/** An action for keys only: its result has another control. */
interface KeyOnlyAction {
  readonly icon?: undefined
  readonly label?: undefined
  readonly group?: undefined
  readonly danger?: undefined
  readonly href?: undefined
}

/** An action on a subject, with everything that buttons, menus, keys and screen readers need. */
export type Action<Subject extends { readonly id: string }, Id extends string = string> = ActionBase<Subject, Id> &
  (DrawnAction<Subject> | KeyOnlyAction)
