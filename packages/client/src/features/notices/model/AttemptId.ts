import type { MessageId } from '#i18n/catalogues.ts'

type AttemptOf<Text extends string> = Text extends `failed.${infer Attempt}` ? Attempt : never

/** Actions that can fail: all ids with a text `failed.<id>` in the catalogue. */
export type AttemptId = AttemptOf<MessageId>
