import type { MessageId } from '#i18n/catalogues.ts'

type AttemptOf<Text extends string> = Text extends `failed.${infer Attempt}` ? Attempt : never

/** What can be tried and fail: everything that the catalogue has a text `failed.<id>` for. */
export type AttemptId = AttemptOf<MessageId>
