import type { StatusId } from '@rookery/api/wire/model'
import { createContext, useContext } from 'react'

/** What the reply button of a card does on this screen: an inline composer, or the conversation where there is no room for one. */
export type Reply = (id: StatusId) => void

export const ReplyContext = createContext<Reply>((id) => {
  throw new Error(`Nobody answers the reply button of post ${id}. Put a ReplyContext above the list that shows it.`)
})

export const useReply = (): Reply => useContext(ReplyContext)
