/** How tests sign in by a provider: to it, and back with what it answered. */

import type { Harness } from '../../testing/harness.ts'
import { visit } from '../../testing/open-id-provider.ts'

export const callback = 'https://leads.example.com/sign-in/callback'

export interface Answer {
  attempt: string
  code: string
  state: string
  iss?: string
}

type Callers = Pick<Harness, 'post'>

/** Begins at an endpoint, signs in there, and brings what came back. */
export async function answerOf(
  h: Callers,
  provider: string,
  { path = '/v1/auth/provider-sign-in', token = null as string | null, redirect_uri = callback } = {},
): Promise<Answer> {
  const begun = await h.post(path, { provider }, { token })
  if (begun.status !== 200) throw new Error(JSON.stringify(begun.body))
  const { code, state = '', iss, ...more } = await visit(String(begun.body.url), redirect_uri)
  if (code === undefined) throw new Error(JSON.stringify(more))
  return { attempt: String(begun.body.attempt), code, state, ...(iss !== undefined && { iss }) }
}
