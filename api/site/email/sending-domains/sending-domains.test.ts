/** Sending domains: what DNS must have and what is made of what it has, keys that rotate without a gap, probes. */
import { dkimVerify } from 'mailauth/lib/dkim/verify.js'
import { afterEach, expect, test } from 'vitest'
import type { DnsRecords } from '../../../platform/network/dns-records.ts'
import { listenForMail } from '../../../public/inbound-mail/smtp-listener.ts'
import { createMailFixture } from '../../../testing/fixtures/mail.ts'
import { openSink, type Received } from '../../../testing/mail-sink.ts'
import { recheckDomains } from './housekeeping.ts'
import { sendingDomainLimits } from './limits.ts'
import { spfOf } from './records.ts'
import { recordProbe } from './rules.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

interface Shown {
  id: string
  selector: string
  status: string
  records: { purpose: string; type: string; name: string; expected: string; found: string[]; status: string }[]
  probe?: { status: string; reason: string | null }
}

const return_path = 'bounces@mail.example.com'
const absent = () => Promise.reject(Object.assign(new Error('ENOTFOUND'), { code: 'ENOTFOUND' }))

/** DNS that a test writes into; it may also not answer. */
function zone() {
  const txt = new Map<string, string[]>()
  const cname = new Map<string, string>()
  const trouble = { code: '' }
  const asked = async () => {
    if (trouble.code) throw Object.assign(new Error(trouble.code), { code: trouble.code })
  }
  const dns: DnsRecords = {
    async resolveTxt(name) {
      await asked()
      const found = txt.get(name)
      // In pieces, as long records come.
      return found ? found.map(text => text.match(/.{1,255}/g) ?? []) : absent()
    },
    async resolveCname(name) {
      await asked()
      const found = cname.get(name)
      return found ? [`${found}.`] : absent()
    },
    resolve4: absent,
    resolve6: absent,
  }
  return { txt, cname, trouble, dns }
}

async function world(environment: Record<string, string> = {}) {
  const sink = await openSink()
  closers.push(() => sink.close())
  const w = await createMailFixture({
    ...{ SMTP_URL: sink.url, RETURN_PATH: return_path, INBOUND_SMTP_PORT: '0' },
    ...environment,
  })
  closers.push(() => w.close())
  const { dns, ...around } = zone()
  w.installation.dnsRecords = async () => dns
  const path = w.path('sending-domains')
  const shown = (body: unknown) => body as Shown
  const make = async () => shown((await w.post(path, { domain: 'CasaVerde.example' })).body)
  const check = async (id: string) => shown((await w.post(`${path}/${id}/check`)).body)
  const publish = ({ records }: Shown) => {
    for (const { type, name, expected } of records) {
      if (type === 'TXT') around.txt.set(name, [expected])
      else around.cname.set(name, expected)
    }
  }
  return { w, sink, path, make, check, publish, ...around }
}

const stateOf = ({ records }: Shown) => Object.fromEntries(records.map(({ purpose, status }) => [purpose, status]))

/** Verified by another implementation than the signer's. */
async function verdictOf({ raw }: Pick<Received, 'raw'>, txt: ReadonlyMap<string, string[]>) {
  const resolver = async (name: string) => [txt.get(name) ?? []]
  const { results } = await dkimVerify(Buffer.from(raw), { resolver })
  return results.map(({ status, selector }) => `${status.result} ${selector}`)
}

test('the records are shown exactly, and what DNS has is judged', async () => {
  const { w, path, make, check, publish, txt, trouble } = await world()
  const made = await make()
  expect(made).toMatchObject({ domain: 'casaverde.example', status: 'not_verified' })
  expect((await w.post(path, { domain: 'casaverde.example' })).body.code).toBe('name_taken')
  expect((await w.post(path, { domain: 'no domain' })).status).toBe(422)
  expect(made.records.map(({ purpose, name, type }) => [purpose, type, name])).toEqual([
    ['dkim', 'TXT', `${made.selector}._domainkey.casaverde.example`],
    ['spf', 'TXT', 'casaverde.example'],
    ['dmarc', 'TXT', '_dmarc.casaverde.example'],
    ['return_path', 'CNAME', 'bounces.casaverde.example'],
  ])
  const none = { dkim: 'missing', spf: 'missing', dmarc: 'missing', return_path: 'missing' }
  expect(stateOf(await check(made.id))).toEqual(none)
  publish(made)
  txt.set('casaverde.example', ['google-site-verification=x', 'v=spf1 include:other.example ~all'])
  txt.set('_dmarc.casaverde.example', ['v=DMARC1; p=reject; rua=mailto:a@b.example'])
  const seen = await check(made.id)
  expect(stateOf(seen)).toEqual({ dkim: 'found', spf: 'different', dmarc: 'found', return_path: 'found' })
  expect(seen.status).toBe('verified')
  expect(seen.records[1]?.found).toEqual(['v=spf1 include:other.example ~all'])
  // Two are as bad as none.
  txt.set('casaverde.example', [made.records[1]?.expected ?? '', 'v=spf1 -all'])
  w.clock.forward(60_000)
  expect(stateOf(await check(made.id)).spf).toBe('different')
  txt.set(made.records[0]?.name ?? '', ['v=DKIM1; p=bGllcw==\u0000', 'x'.repeat(10_000)])
  expect(stateOf(await check(made.id)).dkim).toBe('different')
  trouble.code = 'ETIMEOUT'
  w.clock.forward(60_000)
  const unknown = { dkim: 'unknown', spf: 'unknown', dmarc: 'unknown', return_path: 'unknown' }
  expect(stateOf(await check(made.id))).toEqual(unknown)
  expect((await w.get(`${path}/${made.id}`)).body.status).toBe('verified')
})

test('records are looked up again each day: what broke needs attention, what DNS does not answer breaks nothing', async () => {
  const { w, path, make, check, publish, txt, trouble } = await world()
  const made = await make()
  publish(made)
  await check(made.id)
  const recheck = async (hours: number) => {
    w.clock.forward(hours * 3_600_000)
    await recheckDomains(w.scope, new AbortController().signal)
    return (await w.get(`${path}/${made.id}`)).body
  }
  const attention = async () => (await w.get(w.path('dashboard'))).body.attention
  const [record] = made.records
  const checked = (await w.get(`${path}/${made.id}`)).body.checked_at
  txt.delete(record?.name ?? '')
  expect(await recheck(sendingDomainLimits.sending_domain_recheck_hours - 1)).toMatchObject({
    broken: [],
    checked_at: checked,
  })
  trouble.code = 'ETIMEOUT'
  expect(await recheck(2)).toMatchObject({ broken: [], records: [{ purpose: 'dkim', status: 'found' }, {}, {}, {}] })
  trouble.code = ''
  expect(await recheck(25)).toMatchObject({
    broken: ['dkim'],
    records: [{ purpose: 'dkim', status: 'missing' }, {}, {}, {}],
  })
  expect(await attention()).toContainEqual({ type: 'broken_sending_domains', count: 1 })
  expect(await recheck(25)).toMatchObject({ broken: ['dkim'] })
  publish(made)
  expect(await recheck(25)).toMatchObject({ broken: [] })
  expect(await attention()).not.toContainEqual({ type: 'broken_sending_domains', count: 1 })
})

test('email is signed with the domain’s key, comes back to it, and a rotation leaves no gap', async () => {
  const { w, sink, path, make, check, publish, txt } = await world()
  const made = await make()
  const send = async (to: string) => {
    await w.send(await w.newLead(to))
    return sink.received.at(-1) ?? expect.fail('nothing was sent')
  }
  expect((await send('before@example.com')).raw).not.toMatch(/^DKIM-Signature/m)
  publish(made)
  await check(made.id)
  const signed = await send('one@example.com')
  expect(await verdictOf(signed, txt)).toEqual([`pass ${made.selector}`])
  expect(signed.from).toMatch(/@bounces\.casaverde\.example$/)
  w.clock.forward(86_400_000)
  const rotating = (await w.post(`${path}/${made.id}/rotate-key`)).body as unknown as Shown
  expect(rotating.selector).toBe(made.selector)
  // Until DNS has the next key, the present one signs.
  await check(made.id)
  expect(await verdictOf(await send('two@example.com'), txt)).toEqual([`pass ${made.selector}`])
  publish(rotating)
  const rotated = await check(made.id)
  expect(rotated.selector).not.toBe(made.selector)
  expect(rotated.records.map(({ purpose }) => purpose)).not.toContain('dkim_next')
  expect(await verdictOf(await send('three@example.com'), txt)).toEqual([`pass ${rotated.selector}`])
  expect(await verdictOf(signed, txt)).toEqual([`pass ${made.selector}`])
  const rows = await w.database.read(db => db.all('select * from sending_domains' as never))
  expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY')
  expect((await w.delete(`${path}/${made.id}`)).status).toBe(204)
  expect((await send('four@example.com')).raw).not.toMatch(/^DKIM-Signature/m)
})

test('a probe goes the real way, and its signature is verified when it is back', async () => {
  const { w, sink, path, make, check, publish, txt } = await world()
  const made = await make()
  expect(await w.post(`${path}/${made.id}/probe`)).toMatchObject({ status: 409 })
  publish(made)
  await check(made.id)
  const listener = await listenForMail(w.installation, { port: 0, host: '127.0.0.1', return_path })
  closers.push(() => listener.close())
  const probe = async () => (await w.post(`${path}/${made.id}/probe`)).body as unknown as Shown
  const seen = async () => ((await w.get(`${path}/${made.id}`)).body as unknown as Shown).probe
  expect((await probe()).probe).toMatchObject({ status: 'sent' })
  const arrived = sink.received.at(-1)
  const { receiveMessage } = await import('../../../public/inbound-mail/receive.ts')
  const arrive = (raw = '') => receiveMessage(w.installation, Buffer.from(raw), [arrived?.to ?? ''])
  // A server on the way wrote something below it, and another added a header.
  await arrive(arrived?.raw.replace('This email shows', 'This scanned email shows'))
  expect(await seen()).toMatchObject({ status: 'failed', reason: 'body_changed' })
  await probe()
  await arrive(sink.received.at(-1)?.raw.replace(/^Subject: Probe/m, 'Subject: [EXTERNAL] Probe'))
  expect(await seen()).toMatchObject({ status: 'failed', reason: 'signature_wrong' })
  await probe()
  await arrive(`Received: from mx.example\r\n by here\r\n${sink.received.at(-1)?.raw}`)
  expect(await seen()).toMatchObject({ status: 'passed', reason: null })
  // Of nothing that was sent, nothing comes back.
  expect(await arrive(arrived?.raw)).toBe(false)
  txt.clear()
  w.clock.forward(60_000)
  await probe()
  await arrive(sink.received.at(-1)?.raw)
  expect(await seen()).toMatchObject({ status: 'failed', reason: 'key_missing' })
  expect(await w.database.write(tx => recordProbe(tx, w.installation.newId('sending_domain'), 'pass', 0))).toBe(false)
  w.installation.mailer.transportFor = () => ({
    send: async () => ({ outcome: 'refused', permanent: true, response: '550 5.7.1 no' }),
    close: async () => undefined,
  })
  w.clock.forward(60_000)
  expect((await probe()).probe).toMatchObject({ status: 'not_sent', reason: '550 5.7.1 no' })
})

test('a site has so many domains and no more; without an address for bounces there is no record for them', async () => {
  const { w, path } = await world()
  for (let i = 0; i < 2; i++) expect((await w.post(path, { domain: `d${i}.example` })).status).toBe(201)
  const { sendingDomains } = await import('./table.ts')
  await w.database.write(async tx => {
    const [row] = await tx.select().from(sendingDomains)
    for (let i = 2; row && i < sendingDomainLimits.sending_domains_max; i++) {
      await tx
        .insert(sendingDomains)
        .values({ ...row, id: w.installation.newId('sending_domain'), domain: `d${i}.example` })
    }
  })
  expect(await w.post(path, { domain: 'more.example' })).toMatchObject({ status: 422 })
  const without = await world({ RETURN_PATH: '', INBOUND_SMTP_PORT: '' })
  expect((await without.make()).records.map(({ purpose }) => purpose)).toEqual(['dkim', 'spf', 'dmarc'])
})

test.each([
  ['email-smtp.eu-west-1.amazonaws.com', 'include:amazonses.com'],
  ['smtp.postmarkapp.com', 'include:spf.mtasv.net'],
  ['relay.casaverde.example', 'a:relay.casaverde.example'],
  ['', 'mx'],
])('the servers of %s are named for SPF', (host, spf) => expect(spfOf({ type: 'smtp', host })).toBe(spf))

test('SPF names the servers of the site’s own transport, and what DNS has is judged by them', async () => {
  const { w, make, check, publish, txt } = await world()
  const made = await make()
  const spf = (of: Shown) => of.records.find(({ purpose }) => purpose === 'spf')
  expect(spf(made)?.expected).toBe('v=spf1 a:127.0.0.1 ~all')
  publish(made)
  expect(spf(await check(made.id))?.status).toBe('found')
  const postmark = { message_stream: 'outbound', server_token: 'x' }
  expect((await w.patch(w.path('email-transport'), { type: 'postmark', postmark })).status).toBe(200)
  const expected = 'v=spf1 include:spf.mtasv.net ~all'
  const [shown] = (await w.get(w.path('sending-domains'))).body.data as unknown as Shown[]
  expect(shown && spf(shown)).toMatchObject({ expected, status: 'different' })
  txt.set('casaverde.example', [expected])
  w.clock.forward(60_000)
  expect(spf(await check(made.id))).toMatchObject({ expected, status: 'found', found: [expected] })
})

test('DNS is asked so often, and no more', async () => {
  const { w, make } = await world()
  const { id } = await make()
  const codes = async (act: string) => (await w.post(w.path(`sending-domains/${id}/${act}`))).body.code
  for (let i = 0; i < 5; i++) expect(await codes('check')).not.toBe('too_many_requests')
  expect([await codes('check'), await codes('probe')]).toEqual(['too_many_requests', 'too_many_requests'])
})
