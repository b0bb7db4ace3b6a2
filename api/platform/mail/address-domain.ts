/** The domain of an email address. */
import { emailKey } from '../schemas/schemas.ts'

/** As sending domains are named. */
export function domainOf(address: string): string {
  const key = emailKey(address)
  return key.slice(key.lastIndexOf('@') + 1)
}
