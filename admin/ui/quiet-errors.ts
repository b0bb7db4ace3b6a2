/** Fields that somebody is only beginning to fill say what is wrong once they were left, not before anybody typed. */
import { createContext, useContext, useState } from 'react'

const Quiet = createContext(false)
export const QuietErrors = Quiet.Provider

/** The error as it is said, and what the control does when it is left. */
export function useShownError<E>(error: string | undefined, onBlur?: (event: E) => void) {
  const isQuiet = useContext(Quiet)
  const [isLeft, setLeft] = useState(false)
  return {
    error: isQuiet && !isLeft ? undefined : error,
    onBlur: (event?: E) => {
      setLeft(true)
      if (event !== undefined) onBlur?.(event)
    },
  }
}
