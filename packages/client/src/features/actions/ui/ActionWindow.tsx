import { use, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { usePreloadedCode } from '#features/failures/model/usePreloadedCode.ts'
import { SessionContext } from '#features/session/model/useSession.ts'
import { useCell } from '#lib/useCell.ts'
import { useNavigation } from '#features/navigation/model/useNavigation.ts'
import { ActionWindowContext, type ActionWindowRequest } from '#features/actions/model/ActionWindowContext.ts'

/** Renders the window or question of an action. It closes when the address changes, and with its page. */
export function ActionWindow() {
  const open = use(ActionWindowContext)
  const { address } = useNavigation()
  const request = useCell(open)
  useEffect(() => {
    const stop = address.subscribe(() => open.set(null))
    return () => {
      stop()
      open.set(null)
    }
  }, [address, open])
  if (request === null) return null
  return (
    <SessionContext value={request.session}>
      {/* At once, so that the focus is back before the action changes the focused element. */}
      <LoadedWindow request={request} onClose={() => flushSync(() => open.set(null))} />
    </SessionContext>
  )
}

/** Waits for the code of the window. If it cannot be loaded, a notice says so and the page stays as it is. */
function LoadedWindow({ request, onClose }: { request: ActionWindowRequest; onClose: () => void }) {
  return usePreloadedCode(request, true, onClose) ? request.draw(onClose) : null
}
