/** Notices that were dismissed in this browser. */
import { useState } from 'react'

const keyOf = (name: string) => `leadwright.dismissed.${name}`

/** `const [isDismissed, dismiss] = useDismissed(`files.${site_id}`)`. */
export function useDismissed(name: string): [isDismissed: boolean, dismiss: () => void] {
  const [dismissed, setDismissed] = useState<string>()
  const dismiss = () => {
    localStorage.setItem(keyOf(name), 'yes')
    setDismissed(name)
  }
  return [dismissed === name || localStorage.getItem(keyOf(name)) !== null, dismiss]
}
