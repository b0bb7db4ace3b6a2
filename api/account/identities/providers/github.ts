/** GitHub, which speaks OAuth 2 alone: who somebody is, its API tells. */
import { createHash } from 'node:crypto'
import { z } from '@hono/zod-openapi'
import { identityLimits } from '../limits.ts'
import { type MakeProviderClient, namesOf, ProviderAnswerError } from './claims.ts'
import { providerFetch } from './provider-fetch.ts'

const token = z.object({ access_token: z.string() })
const refused = z.object({ error: z.string() })
const person = z.object({ id: z.number().int(), login: z.string(), name: z.string().nullish() })
const addresses = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }))

/** Refusals that are not the person's: our id or secret is wrong. */
const ours = new Set(['incorrect_client_credentials', 'redirect_uri_mismatch'])

async function ask(url: string, init: RequestInit): Promise<unknown> {
  const signal = AbortSignal.timeout(identityLimits.provider_answer_seconds * 1_000)
  const headers = { Accept: 'application/json', 'User-Agent': 'Leadwright', ...init.headers }
  const response = await providerFetch(url, { ...init, headers, signal })
  if (!response.ok) throw new Error(`${new URL(url).pathname} answered ${response.status}`)
  return response.json()
}

export const githubClient: MakeProviderClient = ({ client_id, client_secret, address }) => {
  const api = address === 'https://github.com' ? 'https://api.github.com' : `${address}/api/v3`
  return {
    async urlFor({ redirect_uri, state, code_verifier }) {
      const url = new URL(`${address}/login/oauth/authorize`)
      url.search = new URLSearchParams({
        client_id,
        redirect_uri,
        scope: 'read:user user:email',
        state,
        code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
        code_challenge_method: 'S256',
        prompt: 'select_account',
      }).toString()
      return url
    },
    async claimsOf({ redirect_uri, code_verifier }, { code }) {
      const body = new URLSearchParams({ client_id, client_secret, code, redirect_uri, code_verifier })
      const answer = await ask(`${address}/login/oauth/access_token`, { method: 'POST', body })
      const { success: isRefused, data: refusal } = refused.safeParse(answer)
      if (isRefused && ours.has(refusal.error)) throw new Error(refusal.error)
      if (isRefused) throw new ProviderAnswerError()
      const headers = { Authorization: `Bearer ${token.parse(answer).access_token}` }
      const { id, login, name } = person.parse(await ask(`${api}/user`, { headers }))
      const all = addresses.parse(await ask(`${api}/user/emails`, { headers }))
      const primary = all.find(one => one.primary)
      return {
        issuer: address,
        // Logins are given to others; numbers are not.
        subject: String(id),
        label: login,
        email: primary?.email ?? null,
        is_verified: primary?.verified === true,
        ...namesOf(name || login),
        asked_at: null,
      }
    },
  }
}
