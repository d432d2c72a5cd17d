import type { Product } from './startProduct.ts'

/** Open stream connections of a user's pages, as the instance counts them. */
export function liveSockets({ instance }: Product, accountId: string) {
  const all = () => instance.context.hub.subscribersOf(`user:${accountId}`)
  return {
    count: () => all().length,
    /** Says something on all of them that no change on the server says. */
    send(frame: string) {
      for (const socket of all()) socket.send(frame)
    },
    /** Ends them all from the server's side. */
    breakAll(code: number) {
      for (const socket of all()) socket.close(code)
    },
  }
}
