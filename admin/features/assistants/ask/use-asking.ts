/** Asks an assistant and tells its answer as it is written; what broke off is read from the conversation. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { asking } from '../conversations/client.ts'
import { conversationQuery, messagesQuery } from '../conversations/queries.ts'
import type { Live } from '../conversations/said-rows.ts'

export function useAsking(site_id: string, assistant_id: string) {
  const queries = useQueryClient()
  const [conversation_id, setConversation] = useState<string>()
  const [live, setLive] = useState<Live>()
  const stopping = useRef<AbortController>(undefined)
  useEffect(() => () => stopping.current?.abort(), [])

  /** `after`: the number of the last message so far. Throws what was refused. */
  const ask = async (question: string, after: number) => {
    const controller = new AbortController()
    stopping.current = controller
    let present = conversation_id
    setLive({ question, text: '', after })
    const body = { text: question, ...(present && { conversation_id: present }) }
    let isBegun = false
    try {
      for await (const told of asking.ask({ site_id, assistant_id, body }, { signal: controller.signal })) {
        isBegun = true
        if (told.event === 'conversation') {
          present = told.data.conversation_id
          setConversation(present)
        }
        if (told.event === 'text') setLive(now => now && { ...now, text: now.text + told.data.text })
        if (told.event === 'instead') setLive(now => now && { ...now, text: told.data.text })
      }
    } catch (error) {
      // What broke off is written to its end all the same: the conversation has it.
      if (!isBegun) throw error
    } finally {
      if (present && !controller.signal.aborted) {
        await queries.invalidateQueries({ queryKey: messagesQuery(site_id, present).queryKey })
        void queries.invalidateQueries({ queryKey: conversationQuery(site_id, present).queryKey })
      }
      if (stopping.current === controller) setLive(undefined)
    }
  }

  const begin = () => {
    stopping.current?.abort()
    stopping.current = undefined
    setConversation(undefined)
    setLive(undefined)
  }
  return { conversation_id, live, ask, begin }
}
