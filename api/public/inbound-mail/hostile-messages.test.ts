/** Messages that strangers make to hold up the server, to break who reads them, or to come back for ever. */
import { connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { Unavailable } from '../../platform/runtime/errors.ts'
import { readable, unreadable } from '../../testing/fixtures/hostile-messages.ts'
import { createInboundFixture, type InboundFixture, return_path } from '../../testing/fixtures/inbound-mail.ts'
import { openMailbox } from '../../testing/fixtures/mailbox.ts'
import { bounce, hardReports } from '../../testing/fixtures/reports.ts'
import { measureLongestTurn } from '../../testing/longest-turn.ts'
import { sized } from '../../testing/repetitions.ts'
import { mailboxOf, pollMailbox } from './imap-poller.ts'
import { inboundLimits } from './limits.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

function keepWarnings({ w }: InboundFixture): unknown[] {
  const kept: unknown[] = []
  w.installation.log.warn = (...given: unknown[]) => kept.push(given)
  return kept
}

/** A bounce of an email that was sent to Lucía. */
async function newBounce({ w, sink }: InboundFixture): Promise<{ from: string; raw: Buffer }> {
  await w.send(await w.newLead('lucia@example.net'))
  const from = sink.received.at(-1)?.from ?? ''
  return { from, raw: bounce({ to: from, recipient: 'lucia@example.net' }) }
}

const suppressed = async ({ w }: InboundFixture) =>
  (await w.get(w.path('suppressions'))).body.data.map(row => row.email)

/** Each is read by the same lines. */
const some = <T>(all: Record<string, T>): [string, T][] => Object.entries(all).filter((_, i) => i % sized(3, 1) === 0)

test.each(some(readable))('%s holds nobody up', { timeout: 60_000 }, async (_, raw) => {
  const { deliver } = await createInboundFixture(closers)
  let answer = ''
  const longest = await measureLongestTurn(async () => {
    answer = await deliver(return_path, raw)
  })
  expect(answer).toMatch(/^250/)
  expect(longest).toBeLessThan(100)
})

test.each(some(unreadable))('%s: taken as unreadable, since it would come again for days', async (_, raw) => {
  const all = await createInboundFixture(closers)
  const warnings = keepWarnings(all)
  let answer = ''
  const longest = await measureLongestTurn(async () => {
    answer = await all.deliver(return_path, raw)
  })
  expect(answer).toMatch(/^250/)
  expect(longest).toBeLessThan(100)
  expect(warnings).toEqual([
    [{ reason: expect.stringMatching(/exceeded|too many/), bytes: raw.length }, expect.stringMatching(/not be read/)],
  ])
  const { from, raw: good } = await newBounce(all)
  expect(await all.deliver(from, good)).toMatch(/^250/)
  expect(await suppressed(all)).toEqual(['lucia@example.net'])
})

test.each(some(hardReports))(
  'a report %s takes less than five seconds, and counts for its recipient alone',
  async (_, write) => {
    const all = await createInboundFixture(closers)
    const { from } = await newBounce(all)
    // Of the processor, whatever else the machine does.
    const begun = process.cpuUsage()
    expect(await all.deliver(from, write('lucia@example.net'))).toMatch(/^250/)
    expect(process.cpuUsage(begun).user).toBeLessThan(5_000_000)
    expect(await suppressed(all)).toEqual(['lucia@example.net'])
  },
)

// What is not signed is not looked into, whatever it is.
test.each(Object.entries(hardReports).slice(0, sized(1, Object.keys(hardReports).length)))(
  'a report %s to a path that nobody signed suppresses nobody',
  async (_, write) => {
    const all = await createInboundFixture(closers)
    const { from } = await newBounce(all)
    const forged = from.replace(/\+./, found => (found === '+a' ? '+b' : '+a'))
    expect(await all.deliver(forged, write('lucia@example.net'))).toMatch(/^550/)
    expect(await all.deliver(return_path, write('lucia@example.net'))).toMatch(/^250/)
    expect(await suppressed(all)).toEqual([])
  },
)

test('one that is too long is refused while it comes, and its connection ended', { timeout: 60_000 }, async () => {
  const { port } = await createInboundFixture(closers)
  const socket = connect(port, '127.0.0.1').setEncoding('latin1')
  closers.push(async () => socket.destroy())
  let heard = ''
  socket.on('data', text => {
    heard += text
  })
  // Its end may come while something is still sent.
  socket.on('error', () => undefined)
  const said = (code: string) => expect.poll(() => heard, { timeout: 30_000 }).toMatch(new RegExp(`^${code} `, 'm'))
  await said('220')
  socket.write(`EHLO mx.example.net\r\nMAIL FROM:<>\r\nRCPT TO:<${return_path}>\r\nDATA\r\n`)
  await said('354')
  // No end of it is ever sent.
  socket.write(Buffer.alloc(inboundLimits.inbound_bytes_max + 1_048_576, 'x\r\n'))
  await said('552')
  await expect.poll(() => socket.readableEnded, { timeout: 30_000 }).toBe(true)
})

test('of a mailbox what cannot be read is looked at once', async () => {
  const all = await createInboundFixture(closers)
  const { raw } = await newBounce(all)
  const hostile = [unreadable['multiparts in multiparts'] ?? raw, raw]
  const { url, flags } = await openMailbox(
    closers,
    hostile.map(one => ({ raw: one.toString('latin1') })),
  )
  const look = () => pollMailbox(all.w.installation, mailboxOf(url), new AbortController().signal)
  expect(await look()).toBe(hostile.length)
  expect(await suppressed(all)).toEqual(['lucia@example.net'])
  expect(await look()).toBe(0)
  expect(flags().every(of => of.includes('$Leadwright'))).toBe(true)
})

test('one that ended the process is read once more, and then passed over', async () => {
  const all = await createInboundFixture(closers)
  const { raw } = await newBounce(all)
  const flagged = [['$LeadwrightBegun'], ['$LeadwrightBegun', '$LeadwrightAgain']]
  const warnings = keepWarnings(all)
  const poll = async (of: string[]) => {
    const { url, flags } = await openMailbox(closers, [{ raw: raw.toString('latin1'), flags: of }])
    await pollMailbox(all.w.installation, mailboxOf(url), new AbortController().signal)
    expect(flags()[0]).toContain('$Leadwright')
  }
  await poll(flagged[1] ?? [])
  expect(await suppressed(all)).toEqual([])
  expect(warnings).toHaveLength(1)
  await poll(flagged[0] ?? [])
  expect(await suppressed(all)).toEqual(['lucia@example.net'])
})

test('a message is marked before it is read, and no longer where it could not be written', async () => {
  const all = await createInboundFixture(closers)
  const { raw } = await newBounce(all)
  const { url, flags } = await openMailbox(closers, [{ raw: raw.toString('latin1') }])
  const { installation } = all.w
  const find = installation.sites.find.bind(installation.sites)
  let seen: string[] = []
  installation.sites.find = async () => {
    seen = [...(flags()[0] ?? [])]
    throw new Unavailable()
  }
  const look = () => pollMailbox(installation, mailboxOf(url), new AbortController().signal)
  await expect(look()).rejects.toThrow(Unavailable)
  expect(seen).toContain('$LeadwrightBegun')
  expect(flags()[0]).not.toContain('$LeadwrightBegun')
  installation.sites.find = find
  expect(await look()).toBe(1)
  expect(await suppressed(all)).toEqual(['lucia@example.net'])
})
