/** A mail server that behaves as badly as servers do, by a script: every email ends as it must, and is counted so. */
import { createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createMailFixture } from '../../../testing/fixtures/mail.ts'
import { sized } from '../../../testing/repetitions.ts'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const behaviors = [
  'accepts',
  'greylists',
  'refuses',
  'shuts_in_data',
  'drops_after_dot',
  'cuts_the_body',
  'never',
] as const
type Behavior = (typeof behaviors)[number]
const behaviorOf = (address: string): Behavior => (/^(\w+?)-\d+@/.exec(address)?.[1] ?? 'accepts') as Behavior

interface Script {
  url: string
  /** How often each address was accepted: its final dot was read. */
  accepted: Map<string, number>
  connections: () => number
}

async function scriptedServer(messages_per_connection: number): Promise<Script> {
  const accepted = new Map<string, number>()
  const tried = new Map<string, number>()
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer(socket => {
    connections++
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    converse(socket)
  })
  function converse(socket: Socket): void {
    const say = (line: string) => socket.write(`${line}\r\n`)
    let messages = 0
    let to = ''
    let inData = false
    let rest = ''
    const first = () => (tried.get(to) ?? 0) === 1
    function command(line: string): void {
      const [word = ''] = line.toUpperCase().split(' ')
      if (word === 'EHLO') say('250 scripted.example')
      else if (word === 'RCPT') recipient(/<(.*?)>/.exec(line)?.[1] ?? '')
      else if (word === 'DATA') data()
      else if (word === 'QUIT') socket.end('221 Bye\r\n')
      else say('250 OK')
    }
    function recipient(address: string): void {
      to = address
      tried.set(to, (tried.get(to) ?? 0) + 1)
      const behavior = behaviorOf(to)
      if (behavior === 'refuses') say('554 5.7.1 No')
      else if (behavior === 'never' || (behavior === 'greylists' && first())) say('451 4.7.1 Come back later')
      else say('250 OK')
    }
    function data(): void {
      if (behaviorOf(to) === 'shuts_in_data' && first()) return void socket.end('421 4.3.2 Shutting down\r\n')
      inData = true
      say('354 Go on')
      if (behaviorOf(to) === 'cuts_the_body' && first()) socket.destroy()
    }
    function dot(): void {
      inData = false
      accepted.set(to, (accepted.get(to) ?? 0) + 1)
      if (behaviorOf(to) === 'drops_after_dot' && first()) return void socket.destroy()
      messages++
      if (messages >= messages_per_connection) socket.end('250 Taken\r\n')
      else say('250 Taken')
    }
    socket.setEncoding('latin1').on('data', chunk => {
      rest += chunk
      while (rest !== '') {
        const end = rest.indexOf(inData ? '\r\n.\r\n' : '\r\n')
        if (end < 0) return
        const line = rest.slice(0, end)
        rest = rest.slice(end + (inData ? 5 : 2))
        if (inData) dot()
        else command(line)
      }
    })
    say('220 scripted.example')
  }
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closers.push(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise(resolve => server.close(resolve))
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `smtp://127.0.0.1:${port}`, accepted, connections: () => connections }
}

test('each email ends as its server’s behavior says, whatever the others meet', { timeout: 120_000 }, async () => {
  const of_each = sized(3, 50)
  const per_connection = 4
  const script = await scriptedServer(per_connection)
  const w = await createMailFixture({ SMTP_URL: script.url })
  closers.push(() => w.close())
  const ids = new Map<string, string>()
  // Mixed, so that bad ones come between good ones.
  for (let i = 0; i < of_each; i++) {
    for (const behavior of behaviors) {
      const address = `${behavior}-${i}@example.net`
      ids.set(address, (await w.queue(await w.newLead(address))).email_id)
    }
  }
  await w.settle()
  for (let hour = 0; hour < 80; hour += 4) {
    w.clock.forward(4 * 3_600_000)
    await w.settle()
  }
  const ends: Record<Behavior, object> = {
    accepts: { state: 'delivered', attempts: 1 },
    greylists: { state: 'delivered', attempts: 2 },
    refuses: { state: 'not_delivered', reason: 'refused', attempts: 1 },
    shuts_in_data: { state: 'delivered', attempts: 2 },
    drops_after_dot: { state: 'delivered', attempts: 2 },
    cuts_the_body: { state: 'delivered' },
    never: { state: 'not_delivered', reason: 'retries_exhausted' },
  }
  // What is accepted twice was in doubt, and is the only thing that is.
  const times: Partial<Record<Behavior, number>> = { refuses: 0, never: 0, drops_after_dot: 2 }
  for (const [address, id] of ids) {
    const behavior = behaviorOf(address)
    expect({ address, ...(await w.email(id)) }).toMatchObject({ address, ...ends[behavior] })
    expect([address, script.accepted.get(address) ?? 0]).toEqual([address, times[behavior] ?? 1])
  }
  expect(script.connections()).toBeGreaterThan((of_each * behaviors.length) / per_connection / 2)
})
