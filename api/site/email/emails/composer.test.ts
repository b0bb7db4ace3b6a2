import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { defaultBrand } from '../../../platform/schemas/brand.ts'
import { type Draft, draftComposer } from './compose.ts'
import { composeDrafts, threadIsReady } from './composer.ts'

const site = {
  id: `site_${'0'.repeat(32)}`,
  name: 'Casa Verde',
  postal_address: 'Calle Mayor 1, Madrid',
  language: 'es' as const,
  subdomain: 'casa',
  brand: defaultBrand,
  public_url: 'https://lw.example',
  key: new Uint8Array(32).fill(7),
  dkim: undefined,
}
const sender = {
  first_name: 'Ana',
  last_name: 'García',
  email: 'ana@casa.example',
  reply_to: 'a@casa.example',
  signature: 'Ana',
}
const source = {
  subject: 'Hola {{ lead.first_name }}',
  preheader: null,
  body_text: 'Hola, [precios](https://casa.example/p).',
}

function draft(i: number, body_text = source.body_text): Draft {
  const names = { first_name: `Lucía ${i}`, middle_name: null, last_name: null, phone: null, language: null }
  const lead = { email: `lead${i}@example.com`, ...names, custom_fields: {} }
  const content = { key: body_text, source: { ...source, body_text } }
  const ids = { email_id: `msg_${i}`, lead_id: `lead_${i}`, identity: [`run_${i}`, 4] }
  return { ...ids, lead, site, sender, content, marketing: true, date: Date.UTC(2026, 10, 20) }
}

const broken = '{{ lead.first_name | nope }}'

const told = (results: Awaited<ReturnType<typeof composeDrafts>>) =>
  results.map(one => ('mail' in one ? [one.mail.raw.toString('latin1'), one.mail.envelope.to, one.links] : one.problem))

test('a crowd comes from the thread as it would from here, in order, and a broken one harms no other', async () => {
  const drafts = Array.from({ length: 300 }, (_, i) => draft(i, i === 7 ? broken : source.body_text))
  const here = told(draftComposer()(drafts))
  expect(here[7]).toContain('nope')
  expect(new Set(here.map(String)).size).toBe(300)
  // Until the thread is there, crowds are composed here.
  while (!threadIsReady()) {
    expect(told(await composeDrafts(drafts))).toEqual(here)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  expect(told(await composeDrafts(drafts))).toEqual(here)
})

test('a process that has nothing else to do ends, though the thread rests only', async () => {
  const program = `
    import { composeDrafts, threadIsReady } from ${JSON.stringify(new URL('./composer.ts', import.meta.url))}
    while (!threadIsReady()) {
      await composeDrafts(Array(600).fill({}))
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    const began = performance.now()
    process.on('exit', () => process.stdout.write(String(performance.now() - began)))`
  const file = join(mkdtempSync(join(tmpdir(), 'leadwright-composer-')), 'program.mjs')
  writeFileSync(file, program)
  const run = promisify(execFile)(process.execPath, [file])
  // The thread itself would rest for half a minute.
  expect(Number((await run).stdout)).toBeLessThan(15_000)
}, 60_000)
