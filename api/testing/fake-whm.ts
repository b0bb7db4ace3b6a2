/**
 * A cPanel server as its API is: every answer is HTTP 200, only `metadata.result` says how it went; accounts are kept; a certificate of
 * its own making. It misbehaves as panels do.
 */
import { X509Certificate } from 'node:crypto'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'

/** For tests alone: nothing else ever had this key. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgbX427hr1pz4oZ0Eg
CSbULxUqjcbE1VOGixiCP2avmbmhRANCAARWy+TcSJS73NZTlO2/8a0RRB7UWb64
5djs0UD/u6dTqiX+9G+uf72zCuNZ4A+iDVsosYKJMOQHZ6B3PG1G/CfK
-----END PRIVATE KEY-----
`
const cert = `-----BEGIN CERTIFICATE-----
MIIBjjCCATWgAwIBAgIUSQnTWrEzX85HeRGwTuavqTjXl9gwCgYIKoZIzj0EAwIw
HDEaMBgGA1UEAwwRcGFuZWwuZXhhbXBsZS5jb20wIBcNMjYxMTI5MTEwNzMxWhgP
MjEyNjExMDUxMTA3MzFaMBwxGjAYBgNVBAMMEXBhbmVsLmV4YW1wbGUuY29tMFkw
EwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEVsvk3EiUu9zWU5Ttv/GtEUQe1Fm+uOXY
7NFA/7unU6ol/vRvrn+9swrjWeAPog1bKLGCiTDkB2egdzxtRvwnyqNTMFEwHQYD
VR0OBBYEFAOAAym88XIc9DYwBie/d7SgaAjxMB8GA1UdIwQYMBaAFAOAAym88XIc
9DYwBie/d7SgaAjxMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIg
bHbqMGTfitTV2BXJlSt91p2IFUFhCCTx92vDbZUdJBUCIAyLCMxnymDrG/4DOkOe
Fjs83nsRYNGoOgAf7erk67SC
-----END CERTIFICATE-----
`

export interface FakeAccount {
  user: string
  domain: string
  password: string
  quota: number
  suspended: boolean
  diskused: string
}

/** `late`: it does the work and never answers; `page`: a page of its web server in place of an answer; `refuses`: 200 with a failure. */
export type Misfortune = 'late' | 'page' | 'refuses' | 'forbidden' | 'broken' | 'down'

export interface FakeWhm {
  port: number
  /** SHA-256 of its certificate. */
  certificate: string
  token: string
  accounts: Map<string, FakeAccount>
  /** Functions that were called, with the names of what they were given. */
  calls: { name: string; values: Record<string, string> }[]
  /** Of the next call of a function. */
  fail(name: string, how: Misfortune): void
  close(): Promise<void>
}

type Values = Record<string, string>
const done = (data: object, reason = 'OK') => ({ data, metadata: { result: 1, version: 1, reason } })
const failed = (reason: string) => ({ data: {}, metadata: { result: 0, version: 1, reason } })

export async function startFakeWhm(token = 'T0KEN'): Promise<FakeWhm> {
  const accounts = new Map<string, FakeAccount>()
  const calls: FakeWhm['calls'] = []
  const misfortunes = new Map<string, Misfortune>()
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const parts: Buffer[] = []
    incoming.on('data', part => parts.push(part))
    incoming.on('end', () => {
      const name = (incoming.url ?? '').replace(/^\/json-api\//, '').replace(/\?.*$/, '')
      const values = Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8')))
      calls.push({ name, values })
      const how = misfortunes.get(name)
      misfortunes.delete(name)
      const say = (status: number, body: string, type: string) =>
        outgoing.writeHead(status, { 'content-type': type }).end(body)
      if (incoming.headers.authorization !== `whm root:${token}` || how === 'forbidden') {
        return say(403, '<html><body>Access denied</body></html>', 'text/html')
      }
      if (how === 'down') return incoming.socket.destroy()
      if (how === 'page') return say(200, '<html><body>The server is starting</body></html>', 'text/html')
      if (how === 'broken') return say(200, '{"metadata":{"resu', 'application/json')
      if (how === 'refuses')
        return say(200, JSON.stringify(failed(`Refused ${values.password ?? ''}`)), 'application/json')
      const answer = call(name, values, accounts)
      if (how === 'late') return
      say(200, JSON.stringify(answer), 'application/json')
    })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    certificate: new X509Certificate(cert).fingerprint256.replaceAll(':', '').toLowerCase(),
    token,
    accounts,
    calls,
    fail: (name, how) => misfortunes.set(name, how),
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Numbers and switches are texts or numbers, as it comes. */
function call(name: string, values: Values, accounts: Map<string, FakeAccount>) {
  const user = values.user ?? values.username ?? ''
  const account = accounts.get(user)
  if (values['api.version'] !== '1') return { cpanelresult: { error: 'Unknown version' } }
  switch (name) {
    case 'listaccts':
      return done({ acct: [...accounts.values()].filter(one => one.user === values.search).map(shown) })
    case 'verify_new_username': {
      const taken = [...accounts.keys()].some(one => one.slice(0, 8) === user.slice(0, 8))
      return taken ? failed(`A user named ${user} conflicts with another`) : done({})
    }
    case 'createacct': {
      if (account) return failed('This system already has an account named that.')
      accounts.set(user, {
        ...{ user, domain: values.domain ?? '', password: values.password ?? '' },
        ...{ quota: Number(values.quota), suspended: false, diskused: '12M' },
      })
      const raw = `Account created. UserName: ${user} PassWord: ${values.password}`
      return { ...done({ ip: '192.0.2.9', package: values.plan ?? 'default' }, 'Account Creation Ok'), output: { raw } }
    }
    default:
      if (!account) return failed(`${name}: the user ${user} does not exist`)
      return ofAccount(name, values, account, accounts)
  }
}

const shown = (one: FakeAccount) => ({
  ...{ user: one.user, domain: one.domain, diskused: one.diskused, disklimit: `${one.quota}M` },
  suspended: one.suspended ? 1 : '0',
})

function ofAccount(name: string, values: Values, account: FakeAccount, accounts: Map<string, FakeAccount>) {
  switch (name) {
    case 'accountsummary':
      return done({ acct: [shown(account)] })
    case 'suspendacct':
      account.suspended = true
      return done({})
    case 'unsuspendacct':
      account.suspended = false
      return done({})
    case 'editquota':
      account.quota = Number(values.quota)
      return done({})
    case 'removeacct':
      accounts.delete(account.user)
      return done({})
    case 'create_user_session':
      return done({
        url: `https://panel.example.com:2083/cpsess1/login/?session=${account.user}`,
        service: values.service,
      })
    default:
      return failed(`Unknown app requested: ${name}`)
  }
}
