/** What a form was refused for, by the name of the field, for fields that show it themselves. */
import { createContext, useContext } from 'react'

interface Refusals {
  errors: Readonly<Record<string, string>>
  /** The field was changed. */
  forget: (name: string) => void
}

const FieldRefusalContext = createContext<Refusals>({ errors: {}, forget: () => undefined })
export const FieldRefusals = FieldRefusalContext.Provider

export function useRefusal(name = ''): { text: string | undefined; forget: () => void } {
  const { errors, forget } = useContext(FieldRefusalContext)
  return { text: errors[name], forget: () => forget(name) }
}
