/** What a form was refused for, by the name of the field, for fields that show it themselves. */
import { createContext, useContext } from 'react'

interface Refused {
  errors: Readonly<Record<string, string>>
  /** The field was changed. */
  forget: (name: string) => void
}

const RefusedContext = createContext<Refused>({ errors: {}, forget: () => undefined })
export const RefusedFields = RefusedContext.Provider

export function useRefusal(name = ''): { text: string | undefined; forget: () => void } {
  const { errors, forget } = useContext(RefusedContext)
  return { text: errors[name], forget: () => forget(name) }
}
