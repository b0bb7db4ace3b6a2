/**
 * Emails made personal, with their links signed, and composed to finished bytes: a welcome of a few lines (`render`) and a
 * long letter (`render_letter`), both compiled once. Floor: the same texts by the template library alone.
 */
import { randomBytes } from 'node:crypto'
import { Liquid } from 'liquidjs'
import { defaultBrand } from '../../api/platform/schemas/brand.ts'
import { type Draft, draftComposer } from '../../api/site/email/emails/compose.ts'
import { letter, welcome } from './parts/letters.ts'

const rounds = 3
const engine = new Liquid()
const goal = 10_000

export async function* bench({ small }: { small: boolean }): AsyncGenerator<object> {
  yield { ...rendering('render', welcome, small ? 3_000 : 30_000), goal }
  yield rendering('render_letter', letter(), small ? 300 : 3_000)
}

function rendering(name: string, text: string, number: number): object {
  const compose = draftComposer()
  const drafts = draftsOf(text, number)
  const template = engine.parse(text)
  compose(drafts.slice(0, number / 10))
  const times = { ours: 0, floor: 0 }
  let errors = 0
  for (let i = 0; i < rounds; i++) {
    times.floor += timed(() => {
      for (const { lead } of drafts) engine.renderSync(template, { lead })
    })
    times.ours += timed(() => {
      for (const one of compose(drafts)) if ('problem' in one) errors += 1
    })
  }
  const rate = (milliseconds: number) => (rounds * number * 1000) / milliseconds
  const [value, floor] = [rate(times.ours), rate(times.floor)]
  const ratio = Number((value / floor).toFixed(2))
  return { name, unit: 'emails/s', value: Math.round(value), floor: Math.round(floor), ratio, errors }
}

function timed(work: () => void): number {
  const began = performance.now()
  work()
  return performance.now() - began
}

function draftsOf(text: string, number: number): Draft[] {
  const site = {
    ...{ id: `site_${'0'.repeat(32)}`, name: 'Casa Verde', subdomain: 'casa-verde', language: 'en' as const },
    ...{ postal_address: 'Calle Mayor 1, Madrid', brand: defaultBrand },
    ...{ public_url: 'https://leads.example.com', key: randomBytes(32), dkim: undefined },
  }
  const author = { first_name: 'Ana', last_name: 'García', email: 'ana@casaverde.example' }
  const sender = { ...author, signature: 'Ana García', reply_to: author.email }
  const source = { subject: 'Welcome, {{ lead.first_name }}', preheader: 'What comes next', body_text: text }
  return Array.from({ length: number }, (_, i) => ({
    email_id: `email_${String(i).padStart(32, '0')}`,
    lead_id: `lead_${String(i).padStart(32, '0')}`,
    lead: {
      ...{ email: `lead${i}@example.com`, first_name: `Lucía ${i}`, middle_name: null, last_name: 'Muñoz' },
      ...{ phone: null, language: null, custom_fields: {} },
    } as Draft['lead'],
    ...{ site, sender, content: { key: 'welcome 1', source }, marketing: true },
    ...{ identity: ['run', i], date: 1_800_000_000_000 },
  }))
}
