/** Fields that are still working, as a picker that creates what was typed: the form around them is sent once they are done. */
import { createContext, useContext, useEffect, useRef, useState } from 'react'

/** Called when a field begins to work; the answer is called when it is done. */
export type BeginWork = () => () => void

export const UnfinishedFields = createContext<BeginWork>(() => () => {})

/** For a field: wraps what it works on. */
export function useWork(): <T>(work: Promise<T>) => Promise<T> {
  const begin = useContext(UnfinishedFields)
  return work => work.finally(begin())
}

/** For a form: what its fields need, and `send`, which waits for them and then sends what they have become. */
export function useUnfinished(send: () => void) {
  const [working, setWorking] = useState(0)
  const isAsked = useRef(false)
  const sending = useRef(send)
  useEffect(() => {
    sending.current = send
  })
  useEffect(() => {
    if (working > 0 || !isAsked.current) return
    isAsked.current = false
    sending.current()
  }, [working])
  const begin = useRef<BeginWork>(() => {
    setWorking(count => count + 1)
    return () => setWorking(count => count - 1)
  })
  return {
    begin: begin.current,
    isWorking: working > 0,
    ask: () => {
      isAsked.current = true
    },
  }
}
