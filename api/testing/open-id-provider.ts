/** A real provider of OpenID Connect in this process, at which the person is signed in without being asked, and a browser that goes there. */
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Provider, { interactionPolicy } from 'oidc-provider'

export interface PersonThere {
  sub: string
  email?: string
  email_verified?: boolean
  given_name?: string
  family_name?: string
  name?: string
  xms_edov?: boolean
}

const client = { client_id: 'leadwright', client_secret: 'a-secret-of-the-client' }
const claims = ['email', 'email_verified', 'given_name', 'family_name', 'name', 'xms_edov']

export async function openIdProvider(redirect_uri: string) {
  const people = new Map<string, PersonThere>()
  let current = ''
  let isForging = false
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }))
  const provider = new Provider(issuer, {
    clients: [{ ...client, redirect_uris: [redirect_uri], token_endpoint_auth_method: 'client_secret_post' }],
    scopes: ['openid', 'email', 'profile'],
    claims: { openid: ['sub', ...claims] },
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false } },
    ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
    cookies: { keys: ['a key of the test'] },
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    interactions: { url: (_, { uid }) => `/interaction/${uid}`, policy },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ ...people.get(id), sub: id }) }),
    loadExistingGrant: async ({ oidc }) => {
      const grant = new provider.Grant({ accountId: oidc.session.accountId, clientId: oidc.client.clientId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: current }, select_account: {} })
    else {
      if (isForging && request.url?.startsWith('/token')) forge(response)
      void answer(request, response)
    }
  })
  return {
    issuer,
    client,
    /** From now on this person sits before the browser. */
    signIn(person: PersonThere) {
      people.set(person.sub, person)
      current = person.sub
    },
    /** What comes back to the redirect URI after the person was sent to the address. */
    visit: (url: string) => visit(url, redirect_uri),
    /** From now on the signatures of its ID tokens are others than its own. */
    forgeSignatures(forging: boolean) {
      isForging = forging
    },
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The last letters of the ID token in the answer are others, so that it is as long as it was. */
function forge(response: ServerResponse): void {
  const end = response.end.bind(response) as (body: unknown) => ServerResponse
  response.end = ((body: unknown) =>
    end(String(body).replace(/("id_token":"[^"]+?)[^".]{8}"/, '$1AAAAAAAA"'))) as typeof response.end
}

/** Follows redirects as a browser with cookies does. */
export async function visit(url: string, redirect_uri: string): Promise<Record<string, string>> {
  const cookies = new Map<string, string>()
  let at = new URL(url)
  for (let hops = 0; hops < 10; hops++) {
    if (at.href.startsWith(redirect_uri)) return Object.fromEntries(at.searchParams)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const response = await fetch(at, { redirect: 'manual', headers: { cookie } })
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      cookies.set(name, value)
    }
    const next = response.headers.get('location')
    if (!next) throw new Error(`${at.pathname} answered ${response.status}: ${await response.text()}`)
    at = new URL(next, at)
  }
  throw new Error('too many redirects')
}
