/** Asks the person who they are, where the server wants to know it before a sensitive change; the call goes on afterwards. */
import { useSyncExternalStore } from 'react'

interface IdentityQuestion {
  isKnown: Promise<boolean>
  answer: (isKnown: boolean) => void
}

let asking: IdentityQuestion | undefined
const listeners = new Set<() => void>()

function show(next: IdentityQuestion | undefined) {
  asking = next
  for (const listener of listeners) listener()
}

/** True once they have shown it. Calls that are refused meanwhile wait for the same answer. */
export function askIdentity(): Promise<boolean> {
  if (asking) return asking.isKnown
  const { promise: isKnown, resolve } = Promise.withResolvers<boolean>()
  const answer = (known: boolean) => {
    show(undefined)
    resolve(known)
  }
  show({ isKnown, answer })
  return isKnown
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How the question is answered; undefined while none is asked. */
export const useIdentityQuestion = (): IdentityQuestion['answer'] | undefined =>
  useSyncExternalStore(subscribe, () => asking?.answer)
