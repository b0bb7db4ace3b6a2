/** A server that speaks as GitHub does on the wire: OAuth 2 with PKCE, and the two endpoints of its API that tell who somebody is. */
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface GithubPerson {
  id: number
  login: string
  name?: string | null
  emails: { email: string; primary: boolean; verified: boolean; visibility: string | null }[]
}

const client = { client_id: 'Ov23liExample', client_secret: 'a-secret-of-the-app' }

export type FakeGithub = Awaited<ReturnType<typeof fakeGithub>>

export async function fakeGithub() {
  const codes = new Map<string, { person: GithubPerson; challenge: string; redirect_uri: string }>()
  const tokens = new Map<string, GithubPerson>()
  let current: GithubPerson | undefined
  /** In place of an answer, while it is set. */
  let fault: number | undefined

  function token(asked: URLSearchParams): object {
    const code = asked.get('code') ?? ''
    const given = codes.get(code)
    if (asked.get('client_id') !== client.client_id || asked.get('client_secret') !== client.client_secret)
      return {
        error: 'incorrect_client_credentials',
        error_description: 'The client_id and/or client_secret passed are incorrect.',
      }
    const proof = createHash('sha256')
      .update(asked.get('code_verifier') ?? '')
      .digest('base64url')
    if (given?.challenge !== proof || given.redirect_uri !== asked.get('redirect_uri'))
      return { error: 'bad_verification_code', error_description: 'The code passed is incorrect or expired.' }
    codes.delete(code)
    const access_token = `gho_${randomUUID()}`
    tokens.set(access_token, given.person)
    return { access_token, scope: 'read:user,user:email', token_type: 'bearer' }
  }

  async function answer(request: IncomingMessage): Promise<[number, object, Record<string, string>?]> {
    const { pathname, searchParams: asked } = new URL(request.url ?? '', 'http://github.test')
    if (pathname === '/login/oauth/authorize') {
      if (!current) return [401, {}]
      const code = randomUUID()
      const redirect_uri = asked.get('redirect_uri') ?? ''
      codes.set(code, { person: current, challenge: asked.get('code_challenge') ?? '', redirect_uri })
      const back = new URL(redirect_uri)
      back.search = new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()
      return [302, {}, { location: back.href }]
    }
    if (pathname === '/login/oauth/access_token') return [200, token(new URLSearchParams(await text(request)))]
    const person = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''))
    // GitHub's API answers nobody who does not say what asks.
    if (!person || !request.headers['user-agent']) return [401, { message: 'Requires authentication' }]
    if (pathname === '/api/v3/user/emails') return [200, person.emails]
    const { id, login, name = null } = person
    return pathname === '/api/v3/user' ? [200, { id, login, name, email: null }] : [404, { message: 'Not Found' }]
  }

  const server = createServer(async (request, response) => {
    if (fault !== undefined) {
      // As long as a page of a proxy may be, and the connection ends with it.
      response.writeHead(fault, { 'content-type': 'text/html', 'content-length': 65_536, connection: 'close' })
      return response.end(Buffer.alloc(65_536, ' '))
    }
    const [status, body, headers] = await answer(request)
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    response.end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    client,
    environment: { GITHUB_CLIENT_ID: client.client_id, GITHUB_CLIENT_SECRET: client.client_secret, GITHUB_URL: origin },
    signIn(person: GithubPerson) {
      current = person
    },
    fail(status: number | undefined) {
      fault = status
    },
    async close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** Somebody there whose address GitHub has verified. */
export const githubPerson = (id: number, email: string, verified = true): GithubPerson => ({
  id,
  login: `person-${id}`,
  name: 'Eva María López',
  emails: [
    { email: `other-${id}@example.com`, primary: false, verified: true, visibility: null },
    { email, primary: true, verified, visibility: 'private' },
  ],
})
