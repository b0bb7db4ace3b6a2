/**
 * Texts that break programs, in every free text that the contract lets owners create or update: each comes back byte for
 * byte (but for space around it), from the answer and when it is read again, or is refused at its place by a code that the contract declares.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../api/features.ts'
import type { Contract } from '../../api/platform/features/contract.ts'
/** The Big List of Naughty Strings 1.0.0, by Max Woolf, MIT license (npm: big-list-of-naughty-strings). */
import naughty from '../../api/testing/naughty-strings.json' with { type: 'json' }
import { sized } from '../../api/testing/repetitions.ts'
import { isObject, withValue } from '../contract/bodies.ts'
import { createPeople, type People } from '../contract/people.ts'
import { call, type Ready, readyFor, urlOf, withUniqueNames } from '../contract/requests.ts'
import { type Answer, errorsOf } from '../contract/send.ts'
import { type FreeText, freeTexts, type Path } from './free-texts.ts'

let w: People
beforeAll(async () => {
  w = await createPeople()
})
afterAll(() => w.close())

/**
 * A site is a database of its own, and `updateSite` takes the same texts; a manager has a person's name alone; a passkey
 * and a connected account take only what a device or a provider wrote, and `updatePasskey` takes the name. An account
 * email must print its link, whatever else it says: its own test writes such texts around one. A connection is made with a key
 * that its service knows, and `updateConnection` takes the name.
 */
const left_out = [
  'createSite',
  'createManager',
  'createPasskey',
  'completeIdentityConnection',
  'updateAccountEmail',
  'createConnection',
]

const writes = ({ operationId, method, status, permission, multipart, body }: Contract): boolean =>
  (method === 'post' ? status === 201 : status === 200 && method !== 'get') &&
  body !== undefined &&
  !multipart &&
  permission !== 'public' &&
  !left_out.includes(operationId)

/** Texts with a form of their own, which a schema cannot tell: ids, addresses, domains, zones, a file's sheet. */
const formed =
  /(_ids?|zone|currency|subdomain|domain|url|hosts?|ref|sheet|phone|secret_access_key|handle|link|second_link|language|translation_of|features|promotion_code|tax_id\/value|structured_data|font_family|fonts\/\d+\/(?:name|stack)|panel_certificate|control_panel_username|\/(?:service_)?field)(\/\d+)?$|\/overrides\//
/** No two are called alike. */
const unique = /\/(name|label|keyword|secondary_keywords\/\d+)$/

const contracts = endpoints.map(({ contract }) => contract).filter(writes)
/** Of the texts of a field: all but where there are many, of which in the gate every one falls to some endpoints. */
const share = sized(36, 1)
const few = sized(2, 12)
/** One of so many stands alone in its field. */
const alone = sized(148, 37)
const ordinary = 'Grüße, 世界 & “co.” (1/2)'
const pointerOf = (path: Path): string => path.map(key => `/${key}`).join('')
const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, key) => (part as Record<string | number, unknown> | undefined)?.[key], value)

/** The texts side by side, as many as fit: fewer calls. */
function bundles({ maximum }: FreeText): string[] {
  const most = Math.min(maximum, 1_000) - 40
  const made: string[] = []
  for (const text of naughty) {
    const last = made.at(-1)
    if (last !== undefined && last.length + text.length < most) made.splice(-1, 1, `${last} ${text}`)
    else made.push(text)
  }
  return made
}

interface Writing {
  ready: Ready & { body: Record<string, unknown> }
}
interface Placed {
  path: Path
  text: string
}

/** The endpoint at a path of the thing that was written, its last parameter whatever it is called. */
function beside({ method, path }: Contract, wanted: 'get' | 'patch' | 'put' | 'delete'): Contract | undefined {
  // What is imported or made from a template stands where others of its kind are.
  const places = method === 'post' ? [path, path.replace(/\/[\w-]+$/, '')].map(at => `${at}/{}`) : [withoutName(path)]
  const found = endpoints.map(({ contract }) => contract).filter(one => one.method === wanted)
  return places.map(place => found.find(one => withoutName(one.path) === place)).find(one => one !== undefined)
}
const withoutName = (path: string): string => path.replace(/\{\w+\}$/, '{}')

const urlBeside = ({ contract, params }: Ready, { path }: Contract, { json }: Answer): string =>
  contract.method === 'post'
    ? urlOf({
        contract: { ...contract, path: path.replace(/\{\w+\}$/, String(json.id)) as Contract['path'] },
        params,
        query: '',
      })
    : urlOf({ contract, params, query: '' })

/** What the text is called where it stands for many things of one name. */
const named = ({ ready }: Writing, pointer: string, text: string): string =>
  unique.test(pointer) ? `${ready.contract.operationId} ${w.next()} ${text}` : text

const bodyWith = ({ ready: { contract, body } }: Writing, texts: readonly Placed[]): unknown =>
  texts.reduce<unknown>(
    (so_far, { path, text }) => withValue(so_far, path, text),
    contract.method === 'post' ? withUniqueNames(w, body) : body,
  )

/** Sends these texts; answers the pointers at which one was refused. */
async function sent(writing: Writing, texts: readonly Placed[]): Promise<string[]> {
  const { ready } = writing
  const { contract } = ready
  const answer = await call({ ...ready, body: bodyWith(writing, texts) })
  const places = texts.map(({ path }) => pointerOf(path))
  const why = `${contract.operationId} ${JSON.stringify(texts)}: ${answer.text}`
  if (answer.status !== contract.status) {
    const refused = errorsOf(answer.json).map(({ pointer }) => pointer)
    expect([409, 422], why).toContain(answer.status)
    expect(refused.length, why).toBeGreaterThan(0)
    if (!places.some(place => formed.test(place)))
      expect(
        refused.filter(pointer => pointer === '' || !places.some(place => `${place}/`.startsWith(`${pointer}/`))),
        why,
      ).toEqual([])
    return refused
  }
  const reading = beside(contract, 'get')
  const read = reading && (await w.get(urlBeside(ready, reading, answer))).body
  for (const found of [answer.json, read]) {
    for (const { path, text } of texts) {
      const there = at(found, path)
      // Space around a text is nobody's.
      if (typeof there === 'string' && !formed.test(pointerOf(path))) expect([text, text.trim()], why).toContain(there)
    }
  }
  const removing = contract.method === 'post' ? beside(contract, 'delete') : undefined
  if (removing) await w.call('DELETE', urlBeside(ready, removing, answer))
  return []
}

/** Texts that an update takes as well are told there. */
function toldByUpdate(contract: Contract): (one: FreeText) => boolean {
  const update = contract.method === 'post' ? (beside(contract, 'patch') ?? beside(contract, 'put')) : undefined
  const others = update && isObject(update.body_example) ? freeTexts(update, update.body_example) : []
  const known = new Set(others.map(({ path }) => pointerOf(path)))
  return ({ path }) => known.has(pointerOf(path))
}

test.each(contracts.map(contract => [contract.operationId, contract] as const))(
  '%s',
  async (_, contract) => {
    const own = contracts.indexOf(contract)
    const ready = await readyFor(w, contract)
    if (!isObject(ready.body)) return
    const writing = { ready: { ...ready, body: ready.body } }
    const isTold = toldByUpdate(contract)
    const free: (FreeText & { pointer: string })[] = []
    for (const one of freeTexts(contract, ready.body)) {
      const pointer = pointerOf(one.path)
      const refused = await sent(writing, [{ path: one.path, text: named(writing, pointer, ordinary) }])
      if (refused.length > 0) expect(pointer, `${contract.operationId} refuses ordinary text`).toMatch(formed)
      // A union has some in each of its shapes.
      else if (!formed.test(pointer) && !free.some(other => other.pointer === pointer)) free.push({ ...one, pointer })
    }
    /** All of them in one call; where one is refused, each alone. */
    const sendAll = async (texts: readonly Placed[]) => {
      if (texts.length > 0 && (await sent(writing, texts)).length > 0)
        for (const one of texts) await sent(writing, [one])
    }
    const placed = ({ path, pointer }: (typeof free)[number], text: string | undefined): Placed[] =>
      text === undefined ? [] : [{ path, text: named(writing, pointer, text) }]
    // Alone in its field, so that what is around a text is its own.
    for (const text of naughty.filter((_, n) => (n + own) % alone === 0))
      await sendAll(free.flatMap(one => placed(one, text)))
    const all = free.filter(one => !isTold(one)).map(one => ({ one, texts: bundles(one) }))
    for (let n = 0; n < Math.max(0, ...all.map(({ texts }) => texts.length)); n++) {
      if (n >= few && (n + own) % share !== 0) continue
      await sendAll(all.flatMap(({ one, texts }) => placed(one, texts[n])))
    }
  },
  60_000,
)
