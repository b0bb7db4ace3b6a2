/** A mail server that behaves as badly as servers do: how, the recipient's address says (`greylists-1@example.net`). */
import { createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export const behaviors = [
  'accepts',
  'greylists',
  'refuses',
  'refuses_content',
  'shuts_at_recipient',
  'shuts_in_data',
  'shuts_after_dot',
  'drops_after_dot',
  'cuts_the_body',
  'silent_after_dot',
  'answers_late',
  'never',
] as const
export type Behavior = (typeof behaviors)[number]
export const behaviorOf = (address: string): Behavior =>
  behaviors.find(name => address.startsWith(`${name}-`)) ?? 'accepts'

export interface Script {
  url: string
  /** How often each address was accepted: its final dot was read, and not refused. */
  accepted: Map<string, number>
  connections(): number
  close(): Promise<void>
}

interface Rules {
  /** After so many it ends the connection with its answer. */
  messages_per_connection: number
  /** `answers_late`: from the final dot to the answer. */
  late_ms?: number
}

const answers: Partial<Record<Behavior, string>> = {
  refuses: '554 5.7.1 No',
  never: '451 4.7.1 Come back later',
  greylists: '451 4.7.1 Come back later',
  shuts_at_recipient: '421 4.3.2 Shutting down',
}

export async function scriptedSmtp(rules: Rules): Promise<Script> {
  const accepted = new Map<string, number>()
  const tried = new Map<string, number>()
  const sockets = new Set<Socket>()
  let connections = 0
  const server = createServer(socket => {
    connections++
    sockets.add(socket)
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket))
    converse(socket, { rules, accepted, tried })
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `smtp://127.0.0.1:${port}`,
    accepted,
    connections: () => connections,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise(resolve => server.close(() => resolve()))
    },
  }
}

function converse(
  socket: Socket,
  { rules, accepted, tried }: { rules: Rules; accepted: Map<string, number>; tried: Map<string, number> },
): void {
  const say = (line: string) => socket.write(`${line}\r\n`)
  const shut = () => socket.end('421 4.3.2 Shutting down\r\n')
  let messages = 0
  let to = ''
  let inData = false
  let rest = ''
  /** Whether the address is tried for the first time and is to be met so. */
  const atFirst = (behavior: Behavior) => behaviorOf(to) === behavior && tried.get(to) === 1
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
    const answer = answers[behavior]
    if (atFirst('shuts_at_recipient')) shut()
    else if (answer && (behavior === 'refuses' || behavior === 'never' || atFirst('greylists'))) say(answer)
    else say('250 OK')
  }
  function data(): void {
    if (atFirst('shuts_in_data')) {
      shut()
      return
    }
    inData = true
    say('354 Go on')
    if (atFirst('cuts_the_body')) socket.destroy()
  }
  async function dot(): Promise<void> {
    inData = false
    const behavior = behaviorOf(to)
    if (behavior === 'refuses_content') say('554 5.6.0 No such content')
    else if (atFirst('shuts_after_dot')) shut()
    else {
      accepted.set(to, (accepted.get(to) ?? 0) + 1)
      if (atFirst('drops_after_dot')) socket.destroy()
      else if (!atFirst('silent_after_dot')) await take(behavior)
    }
  }
  async function take(behavior: Behavior): Promise<void> {
    if (behavior === 'answers_late') await sleep(rules.late_ms)
    messages++
    if (messages >= rules.messages_per_connection) socket.end('250 Taken\r\n')
    else say('250 Taken')
  }
  socket.setEncoding('latin1').on('data', chunk => {
    rest += chunk
    while (rest !== '') {
      const end = rest.indexOf(inData ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const line = rest.slice(0, end)
      rest = rest.slice(end + (inData ? 5 : 2))
      if (inData) void dot()
      else command(line)
    }
  })
  say('220 scripted.example')
}
