/**
 * Whether how long an answer takes tells that an address has an account: pairs of a known and an unknown one, in random order, at login and
 * reset. `--pairs=1000`; the last line is `{"pairs","login_ms","reset_ms","bodies_differ"}`, the differences of the medians.
 */
import { parseArgs } from 'node:util'
import { updateUser } from '../../api/account/users/store.ts'
import { hashPassword } from '../../api/platform/identity/secrets.ts'
import { createHarness } from '../../api/testing/harness.ts'

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '1000' } } })
const pairs = Number(values.pairs)
const difference_ms_max = 5
const warm = 20

const h = await createHarness({ TRUST_PROXY: 'true' })
const email = 'known@example.com'
const { user_id } = await h.newPerson(email)
const password_hash = await hashPassword('correct horse')
await h.installation.databases.control.write(tx => updateUser(tx, user_id, { password_hash, updated_at: 0 }))

const median = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0

async function compare(path: string, bodyOf: (email: string) => object) {
  const took = { known: [] as number[], unknown: [] as number[] }
  const bodies = new Set<string>()
  const ask = async (type: 'known' | 'unknown', i: number) => {
    const headers = { 'x-forwarded-for': `10.${i % 250}.${Math.floor(i / 250)}.1` }
    const before = performance.now()
    const { status, body } = await h.post(
      path,
      bodyOf(type === 'known' ? email : `nobody-${String(i).padStart(4, '0')}@example.com`),
      { token: null, headers },
    )
    const ms = performance.now() - before
    if (i >= warm) took[type].push(ms)
    bodies.add(JSON.stringify([status, { ...body, request_id: '' }]))
  }
  for (let i = 0; i < pairs + warm; i++) {
    // Limits are not what is measured.
    h.clock.forward(3_600_000)
    for (const type of Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const))
      await ask(type, i)
  }
  return { ms: Math.abs(median(took.known) - median(took.unknown)), isEqual: bodies.size === 1 }
}

const login = await compare('/v1/auth/sign-in', email => ({ email, password: 'a guess' }))
const reset = await compare('/v1/auth/forgot-password', email => ({ email }))
await h.close()
const bodies_differ = [login, reset].filter(({ isEqual }) => !isEqual).length
const shown = (ms: number) => Math.round(ms * 100) / 100
console.log(JSON.stringify({ pairs, login_ms: shown(login.ms), reset_ms: shown(reset.ms), bodies_differ }))
if (bodies_differ > 0 || login.ms >= difference_ms_max || reset.ms >= difference_ms_max) process.exitCode = 1
