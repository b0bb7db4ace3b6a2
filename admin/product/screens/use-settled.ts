/** What is written, a moment after the last key: for what the server makes of it. */
import { useEffect, useState } from 'react'

const after_ms = 350

export function useSettled<T>(written: T): T {
  const [settled, setSettled] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(written), after_ms)
    return () => clearTimeout(timer)
  }, [written])
  return settled
}
