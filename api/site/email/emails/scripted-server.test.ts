/** A mail server that behaves as badly as servers do, by a script: every email ends as it must, and is counted so. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { smtpTransport } from '../../../platform/mail/smtp-transport.ts'
import { consumeNewEvents } from '../../../site-parts.ts'
import { createMailFixture, type MailFixture } from '../../../testing/fixtures/mail.ts'
import { sized } from '../../../testing/repetitions.ts'
import { type Behavior, behaviorOf, behaviors, scriptedSmtp } from '../../../testing/scripted-smtp.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** The ten minutes that a server has for its answer pass in three seconds. */
const scaled = { answer_ms: 3_000 }
const five_minutes_ms = 1_500
const connections_max = 5

/** A site whose email goes to a server of the test, by a transport with its limits. */
async function fixtureTo(url: string, limits: Parameters<typeof smtpTransport>[1] = {}): Promise<MailFixture> {
  const w = await createMailFixture({ SMTP_URL: url })
  closers.push(() => w.close())
  const transport = smtpTransport(url, { connections_max, ...limits })
  closers.push(() => transport.close())
  w.installation.mailer = { ...w.installation.mailer, transportFor: () => transport }
  return w
}

const hours = async (w: MailFixture, number: number) => {
  for (let hour = 0; hour < number; hour += 4) {
    w.clock.forward(4 * 3_600_000)
    await w.settle()
  }
}

const ends: Record<Behavior, object> = {
  accepts: { status: 'delivered', attempts: 1 },
  greylists: { status: 'delivered', attempts: 2 },
  refuses: { status: 'not_delivered', reason: 'refused', attempts: 1 },
  refuses_content: { status: 'not_delivered', reason: 'refused', attempts: 1 },
  shuts_at_recipient: { status: 'delivered', attempts: 2 },
  shuts_in_data: { status: 'delivered', attempts: 2 },
  shuts_after_dot: { status: 'delivered', attempts: 2 },
  drops_after_dot: { status: 'delivered', attempts: 2 },
  cuts_the_body: { status: 'delivered' },
  silent_after_dot: { status: 'delivered', attempts: 2 },
  answers_late: { status: 'delivered', attempts: 1 },
  never: { status: 'not_delivered', reason: 'retries_exhausted' },
}
// What is accepted twice was in doubt, and is the only thing that is.
const times: Partial<Record<Behavior, number>> = {
  ...{ refuses: 0, refuses_content: 0, never: 0 },
  ...{ drops_after_dot: 2, silent_after_dot: 2 },
}

test('each email ends as its server’s behavior says, whatever the others meet', { timeout: 120_000 }, async () => {
  const of_each = sized(3, 50)
  const per_connection = 4
  const script = await scriptedSmtp({ messages_per_connection: per_connection, late_ms: five_minutes_ms })
  closers.push(() => script.close())
  const w = await fixtureTo(script.url, scaled)
  const ids = new Map<string, string>()
  // Mixed, so that bad ones come between good ones.
  for (let i = 0; i < of_each; i++) {
    for (const behavior of behaviors) {
      const address = `${behavior}-${i}@example.net`
      ids.set(address, (await w.queue(await w.newLead(address))).email_id)
    }
  }
  await w.settle()
  await hours(w, 80)
  for (const [address, id] of ids) {
    const behavior = behaviorOf(address)
    expect({ address, ...(await w.email(id)) }).toMatchObject({ address, ...ends[behavior] })
    expect([address, script.accepted.get(address) ?? 0]).toEqual([address, times[behavior] ?? 1])
  }
  expect(script.connections()).toBeGreaterThan((of_each * behaviors.length) / per_connection / 2)
  // Counted as they ended: what nobody took in time is no bounce.
  while (await consumeNewEvents(w.scope));
  const delivered = behaviors.filter(one => times[one] !== 0).length * of_each
  const bounced = 2 * of_each
  const { body } = await w.get(w.path('deliverability'))
  expect(body.totals).toMatchObject({ sent: delivered + bounced, delivered, bounced, complained: 0 })
})

test('554 for one of a hundred ends that one alone, and the connections carry on', async () => {
  const script = await scriptedSmtp({ messages_per_connection: Number.POSITIVE_INFINITY })
  closers.push(() => script.close())
  const w = await fixtureTo(script.url)
  await w.stop()
  const emails: string[] = []
  for (let i = 0; i < 100; i++) {
    const lead = await w.newLead(i === 41 ? 'refuses-1@example.net' : `accepts-${i}@example.net`)
    emails.push((await w.queue(lead)).email_id)
  }
  await w.restart()
  await w.settle()
  const states = await Promise.all(emails.map(async id => (await w.email(id)).status))
  expect(states.filter(status => status === 'delivered')).toHaveLength(99)
  expect(states[41]).toBe('not_delivered')
  expect(script.connections()).toBeLessThanOrEqual(connections_max)
  expect([...script.accepted.values()]).toEqual(Array(99).fill(1))
})

type Cut = 'at_connect' | 'after_starttls' | 'in_handshake'

/** In front of a server with STARTTLS: cuts the first connections there. */
async function cuttingProxy(target: number, cuts: Cut[]): Promise<{ port: number; cut: () => number }> {
  const sockets = new Set<Socket>()
  let number = 0
  const proxy = createServer(client => {
    const cut = cuts[number++]
    sockets.add(client)
    client.on('error', () => undefined)
    if (cut === 'at_connect') return void client.destroy()
    const server = connect(target, '127.0.0.1').on('error', () => undefined)
    sockets.add(server)
    let secure = false
    client.on('data', octets => {
      if (secure && cut === 'in_handshake') return void client.destroy()
      if (/^STARTTLS/i.test(octets.toString('latin1'))) {
        secure = true
        if (cut === 'after_starttls') return void client.destroy()
      }
      server.write(octets)
    })
    client.on('close', () => server.destroy())
    server.on('data', octets => client.write(octets)).on('close', () => client.destroy())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise(resolve => proxy.close(resolve))
  })
  return { port: (proxy.address() as AddressInfo).port, cut: () => Math.min(number, cuts.length) }
}

test('TLS that is cut on its way costs a try, and the email leaves once, encrypted', async () => {
  const taken: boolean[] = []
  const server = new SMTPServer({
    authOptional: true,
    logger: false,
    closeTimeout: 50,
    onData(stream, session, callback) {
      stream.resume().on('end', () => {
        taken.push(session.secure)
        callback()
      })
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  closers.push(() => new Promise<void>(resolve => server.close(() => resolve())))
  const cuts: Cut[] = ['after_starttls', 'in_handshake', 'at_connect']
  const proxy = await cuttingProxy((server.server.address() as AddressInfo).port, cuts)
  const w = await fixtureTo(`smtp://127.0.0.1:${proxy.port}?starttls=required&certificate=any`)
  const { email_id } = await w.send(await w.newLead('lucia@example.net'))
  expect(await w.email(email_id)).toMatchObject({ status: 'not_started', reason: 'deferred', attempts: 1 })
  await hours(w, 12)
  expect(await w.email(email_id)).toMatchObject({
    status: 'delivered',
    attempts: cuts.length + 1,
    attempt_list: [...cuts.map(() => ({ outcome: 'deferred' })), { outcome: 'delivered' }],
  })
  expect(proxy.cut()).toBe(cuts.length)
  expect(taken).toEqual([true])
})
