/** API keys: which account and mode a request is for. */
import type { IncomingMessage } from 'node:http'
import { refuseKey } from './failure.ts'
import type { World } from './world.ts'
import { type createWorlds, noAccess } from './worlds.ts'

export interface Keys {
  test: string
  live: string
}

const hide = (key: string): string => `${key.slice(0, 8)}${'*'.repeat(Math.max(0, key.length - 12))}${key.slice(-4)}`

export function createKeys(keys: Keys, worlds: ReturnType<typeof createWorlds>) {
  const revoked = new Set<string>()

  function getKey({ headers: { authorization = '' } }: IncomingMessage): string {
    const [kind, value = ''] = authorization.split(' ')
    if (kind === 'Basic') return Buffer.from(value, 'base64').toString().split(':')[0] ?? ''
    if (kind === 'Bearer' && value !== '') return value
    throw refuseKey(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }

  return {
    revoke: (key: string) => void revoked.add(key),
    getWorld(request: IncomingMessage): World {
      const key = getKey(request)
      if (revoked.has(key)) throw refuseKey(`Expired API Key provided: ${hide(key)}`, 'api_key_expired')
      if (key !== keys.test && key !== keys.live) throw refuseKey(`Invalid API Key provided: ${hide(key)}`)
      const account = request.headers['stripe-account']
      const livemode = key === keys.live
      const world = account === undefined ? worlds.platform(livemode) : worlds.get(String(account), livemode)
      if (world) return world
      throw noAccess(String(account))
    },
  }
}
