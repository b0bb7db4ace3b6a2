/** Notices that were dismissed in this browser. */
import { useState } from 'react'

const keyOf = (name: string) => `leadwright.dismissed.${name}`

export const isDismissed = (name: string): boolean => localStorage.getItem(keyOf(name)) !== null

/** `const [isDismissed, dismiss] = useDismissed(`files.${site_id}`)`. */
export function useDismissed(name: string): [isDismissed: boolean, dismiss: () => void] {
  const [dismissed, setDismissed] = useState<string>()
  const dismiss = () => {
    localStorage.setItem(keyOf(name), 'yes')
    setDismissed(name)
  }
  return [dismissed === name || isDismissed(name), dismiss]
}
