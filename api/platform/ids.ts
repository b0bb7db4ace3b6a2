/** The registry of id prefixes and the one place where ids are made. Secrets are made in secrets.ts and look different. */
import { createHash, randomUUIDv7 } from 'node:crypto'

export const idPrefixes = {
  account: 'acct',
  activity: 'act',
  api_key: 'key',
  audience: 'aud',
  consent: 'cons',
  email: 'msg',
  event: 'evt',
  field: 'field',
  journey: 'jrn',
  lead: 'lead',
  membership: 'mem',
  popup: 'popup',
  request: 'req',
  run: 'run',
  sender: 'snd',
  session: 'sess',
  site: 'site',
  submission: 'sub',
  tag: 'tag',
  template: 'tmpl',
  user: 'user',
} as const

export type IdKind = keyof typeof idPrefixes
export type NewId = (kind: IdKind) => string

/** A new time-ordered id: prefix and 32 hexadecimal digits (UUID version 7). */
export const newId: NewId = kind => `${idPrefixes[kind]}_${randomUUIDv7().replaceAll('-', '')}`

/** Ids that are the same on each call sequence: for the seed and for tests. They sort before all real ids. */
export function seededIds(seed: string): NewId {
  let count = 0
  return kind => {
    count += 1
    const time = count.toString(16).padStart(12, '0')
    const rest = createHash('sha256').update(`${seed}:${kind}:${count}`).digest('hex').slice(0, 18)
    return `${idPrefixes[kind]}_${time}7${rest.slice(0, 3)}8${rest.slice(3, 18)}0`.slice(
      0,
      idPrefixes[kind].length + 33,
    )
  }
}

export const idPattern = (kind: IdKind) => new RegExp(`^${idPrefixes[kind]}_[0-9a-f]{32}$`)
export const isId = (kind: IdKind, text: string) => idPattern(kind).test(text)
