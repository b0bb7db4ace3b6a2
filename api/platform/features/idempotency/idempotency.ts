/** The same key and body within 24 hours answers what the first call answered. See behavior “Idempotency-Key”. */
import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Handle, Kind } from '../../database/handle.ts'
import { type Actor, actorId } from '../../identity/actor.ts'
import { type Problem, problem } from '../../problem/problem.ts'
import { limits } from '../../runtime/limits.ts'
import { addressesIn } from '../../schemas/addresses-in-text.ts'
import type { ErasedPerson } from '../connections.ts'
import { type Contract, takesIdempotencyKey } from '../contract.ts'
import { idempotencyKeys } from './table.ts'

export interface Repeatable {
  scope: string
  body_hash: string
  shows_secret: boolean
  /** Whether leads are where it is stored: who is named in it may be erased. */
  names_leads: boolean
  /** Its parent's id may stand here alone. */
  path: string
}

const takeFirst =
  "insert into idempotency_keys (scope, body_hash, response, created_at) values (?, '', null, ?) on conflict do nothing returning 1"

/** Whether what another database tells under this name is told for the first time within 24 hours. */
export const isFirst = async <K extends Kind>(tx: Handle<K>, name: string, now: number): Promise<boolean> =>
  (await tx.one(takeFirst, [name, now])) !== undefined

/** What identifies a repeat: actor, account or site, method, path and key; the body's bytes must be the same. */
export function repeatable(
  contract: Contract,
  call: { actor: Actor; key: string | undefined; path: string; account_id?: string | undefined; body: Uint8Array },
): Repeatable | null {
  if (call.key === undefined || !takesIdempotencyKey(contract)) return null
  if (call.key.length > limits.idempotency_key_characters_max) {
    const values = { maximum: limits.idempotency_key_characters_max }
    throw problem('validation_failed', { errors: [{ pointer: '/Idempotency-Key', code: 'too_long', values }] })
  }
  const named = [call.actor.type, actorId(call.actor), contract.method, call.path, call.key]
  const scope = createHash('sha256')
    .update(JSON.stringify(call.account_id === undefined ? named : [...named, call.account_id]))
    .digest('hex')
  const body_hash = createHash('sha256').update(call.body).digest('hex')
  const names_leads = contract.database === 'site'
  return { scope, body_hash, shows_secret: contract.shows_secret === true, names_leads, path: call.path }
}

const findKey = <K extends Kind>(db: Handle<K>) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.scope, sql.placeholder('scope')))
    .prepare()

/** The stored answer of the first call, or null if this is the first. Throws for another body, or a shown secret. */
export async function firstAnswer<K extends Kind>(
  db: Handle<K>,
  call: Repeatable,
  now: number,
): Promise<{ response: unknown } | null> {
  const row = await db.prepared(findKey<K>).get({ scope: call.scope })
  if (!row || row.created_at < now - limits.idempotency_hours * 3_600_000) return null
  if (row.body_hash !== call.body_hash) throw problem('idempotency_key_reused')
  if (row.response === '') throw problem('answer_erased')
  const response: unknown = row.response === null ? undefined : JSON.parse(row.response)
  if (call.shows_secret) throw secretAlreadyShown(response)
  return { response }
}

/** Names what the first call made, so that its caller can make a new secret for it, or delete it. */
function secretAlreadyShown(stored: unknown): Problem {
  const { id } = (stored ?? {}) as { id?: string }
  if (id === undefined) return problem('secret_already_shown')
  return problem('secret_already_shown', { detail: 'secret.belongs_to', values: { id }, object_id: id })
}

/** All of an answer, or the ID alone of what a secret belongs to: secrets are not stored. */
function storedAnswer(response: unknown, { shows_secret }: Repeatable): string | null {
  if (!shows_secret) return response === undefined ? null : JSON.stringify(response)
  const { id } = (response ?? {}) as { id?: unknown }
  return typeof id === 'string' ? JSON.stringify({ id }) : null
}

const insertKey = <K extends Kind>(db: Handle<K>) =>
  db
    .insert(idempotencyKeys)
    .values({
      scope: sql.placeholder('scope'),
      body_hash: sql.placeholder('body_hash'),
      response: sql.placeholder('response'),
      created_at: sql.placeholder('created_at'),
    })
    .onConflictDoUpdate({
      target: idempotencyKeys.scope,
      set: {
        body_hash: sql`excluded.body_hash`,
        response: sql`excluded.response`,
        created_at: sql`excluded.created_at`,
      },
    })
    .prepare()

export async function keepAnswer<K extends Kind>(
  tx: Handle<K>,
  call: Repeatable,
  response: unknown,
  now: number,
): Promise<void> {
  const text = storedAnswer(response, call)
  const { scope, body_hash } = call
  await tx.prepared(insertKey<K>).run({ scope, body_hash, response: text, created_at: now })
  const names = text === null || !call.names_leads ? [] : namesIn(`${call.path} ${text}`)
  if (names.length > 0) await tx.run(insertNames, [scope, JSON.stringify(names)])
}

/** Under this name go responses with samples of what people sent, which say of nobody who they are. */
const ANYBODY = 'anybody'
const SAMPLES = /"samples":\[[^\]]/

/** Whom a response names: its people and conversations, whatever it is a response of. */
const namesIn = (text: string): string[] => [
  ...new Set([
    ...(text.match(/\b(?:lead|conv)_[0-9a-f]+/g) ?? []),
    ...addressesIn(text).map(({ email_key }) => email_key),
    ...(SAMPLES.test(text) ? [ANYBODY] : []),
  ]),
]

const insertNames = 'insert or ignore into idempotency_people (name, scope) select value, ? from json_each(?)'

const eraseAnswers = `
  update idempotency_keys set response = '' where scope in
  (select scope from idempotency_people where name in (select value from json_each(?)))`
const eraseNames = 'delete from idempotency_people where name in (select value from json_each(?))'

/** Deletes the stored responses that name one of these people; a repeat is told so, and does nothing again. */
export const forgetAnswersOfPeople = (
  tx: Handle<'site'>,
  people: readonly Pick<ErasedPerson, 'lead_id' | 'email_keys'>[],
): Promise<void> =>
  forgetAnswersNaming(tx, [ANYBODY, ...people.flatMap(({ lead_id, email_keys }) => [lead_id, ...email_keys])])

/** The same for ids of what is deleted with people. */
export async function forgetAnswersNaming(tx: Handle<'site'>, ids: readonly string[]): Promise<void> {
  const names = JSON.stringify(ids)
  await tx.run(eraseAnswers, [names])
  await tx.run(eraseNames, [names])
}

/** The same for answers of the installation itself that show an id. They are few, so none is kept by names. */
export async function forgetAnswersShowing(tx: Handle<'control'>, id: string): Promise<void> {
  await tx.run("update idempotency_keys set response = '' where instr(response, ?) > 0", [id])
}

const shareAnswers = `
  insert or ignore into idempotency_people (name, scope)
  select ?, p.scope from idempotency_people p join idempotency_keys k on k.scope = p.scope
  where p.name = ? and k.created_at >= ?`

/** Stored responses since then that name one lead go with another too: the two are one person, or were. */
export async function shareAnswersOfLead(
  tx: Handle<'site'>,
  { lead_id, goes_with, since = 0 }: { lead_id: string; goes_with: string; since?: number },
): Promise<void> {
  await tx.run(shareAnswers, [goes_with, lead_id, since])
}

/** Deletes keys older than 24 hours. */
export async function forgetOldKeys<K extends Kind>(tx: Handle<K>, now: number): Promise<void> {
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.created_at, now - limits.idempotency_hours * 3_600_000))
}

/** Calls with the same scope run one after another, so that a repeat waits for the first. */
export class InFlight {
  readonly #running = new Map<string, Promise<unknown>>()
  async after<T>(scope: string, run: () => Promise<T>): Promise<T> {
    const previous = this.#running.get(scope) ?? Promise.resolve()
    const next = previous.then(run, run)
    this.#running.set(scope, next)
    try {
      return await next
    } finally {
      if (this.#running.get(scope) === next) this.#running.delete(scope)
    }
  }
}
