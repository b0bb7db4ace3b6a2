/** What a provider says of whoever signed in there. */
import type { Provider, ProviderConfig } from '../../../platform/config/sign-in-config.ts'

export interface Claims {
  issuer: string
  subject: string
  /** How the person knows the account there. */
  label: string
  email: string | null
  /** Whether the provider has made sure that the address is theirs. */
  is_verified: boolean
  first_name: string
  last_name: string
}

export interface SignInRequest {
  redirect_uri: string
  state: string
  nonce: string
  code_verifier: string
}

/** What comes back to the redirect URI. */
export interface ProviderAnswer {
  code: string
  state: string
  iss?: string | undefined
}

export interface ProviderClient {
  /** Where the person signs in. `isAnew`: they are asked, although they may be signed in there. */
  urlFor(asked: SignInRequest, isAnew: boolean): Promise<URL>
  claimsOf(asked: SignInRequest, answered: ProviderAnswer): Promise<Claims & { asked_at: number | null }>
}

export type MakeProviderClient = (config: ProviderConfig, provider: Provider) => ProviderClient

/** The provider refuses the answer: it is made up, used, or not for us. */
export class ProviderAnswerError extends Error {}

/** A name in two parts, as people of ours have it. */
export function namesOf(whole: string, given?: string, family?: string): Pick<Claims, 'first_name' | 'last_name'> {
  const [first = '', ...rest] = whole.trim().split(/\s+/)
  const cut = (name: string) => name.slice(0, 100)
  return { first_name: cut(given || first), last_name: cut(family || (given ? '' : rest.join(' '))) }
}
