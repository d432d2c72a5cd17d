import type { StatusId } from '@rookery/api/wire/model'
import type { StatusRecord } from '#features/entities/model/records.ts'
import type { Action, SubjectWindowProps } from '#features/actions/ui/Action.ts'

/** Sections of a post's menu, including those of its author, with separators between them. */
export const statusGroups = ['marks', 'reading', 'link', 'author', 'end'] as const

/** One thing that can be done to a post. */
export type StatusAction<Id extends string = string> = Action<StatusRecord, Id> & { readonly group?: (typeof statusGroups)[number] }

/** A window that belongs to a post. */
export type StatusDialogProps = SubjectWindowProps<StatusId>
