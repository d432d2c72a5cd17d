import type { Message } from '#features/notices/model/Message.ts'
import type { MessageId } from '#i18n/catalogues.ts'
import { lazyComponent } from '#lib/lazyComponent.ts'
import type { ActionQuestion, ActionScope } from './Action.ts'
import { scopeOf } from './startAction.ts'

const QuestionDialog = lazyComponent(async () => (await import('./QuestionDialog.tsx')).QuestionDialog)

export interface QuestionWords<Subject> {
  readonly title: MessageId
  readonly text: (subject: Subject, scope: ActionScope) => Message
  /** Label of the button that continues. */
  readonly confirm: MessageId
  /** The action destroys something. */
  readonly danger?: boolean
}

/** Asks a yes-or-no question. */
export function askInWords<Subject>({ title, text, confirm, danger }: QuestionWords<Subject>): ActionQuestion<Subject>['ask'] {
  return (subject, context, onConfirm) =>
    context.open(QuestionDialog, { title, text: text(subject, scopeOf(context)), confirm, danger, onConfirm })
}
