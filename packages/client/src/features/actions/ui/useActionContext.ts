import { use } from 'react'
import { useSession } from '#features/session/model/useSession.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { NavigationContext } from '#features/navigation/model/useNavigation.ts'
import { ReplyContext } from '#features/actions/model/ReplyContext.ts'
import type { ActionContext } from './Action.ts'
import { ActionWindowContext } from '#features/actions/model/ActionWindowContext.ts'
import { createActionContext } from './createActionContext.ts'

/** The surroundings of actions for the component that calls it. */
export function useActionContext(): ActionContext {
  const session = useSession()
  const language = useLanguage().language.tag
  const navigation = use(NavigationContext)
  const windows = use(ActionWindowContext)
  const replyTarget = use(ReplyContext)
  return createActionContext({ session, language, navigation, windows, replyTarget })
}
