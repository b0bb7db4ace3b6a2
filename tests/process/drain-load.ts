/** Clients of a server that is stopped and started again: what each was answered, and what nobody answered. */
import { Agent, get, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Outcomes {
  /** Writes by the status of their answer. */
  statuses: Map<number, number>
  /** Requests that were sent, and got no whole answer. */
  cut: string[]
}

export interface DrainLoad {
  outcomes: Outcomes
  /** Resolves once each has its last answer. */
  stop(): Promise<void>
}

interface Options {
  port: number
  path: string
  connections: number
  body(): string
  /** Between a client's requests: the most of the last client. */
  pause_ms_max: number
}

/** As a balancer does, clients keep their connections, and look at readiness before they open one. */
export function startLoad({ port, path, connections, body, pause_ms_max }: Options): DrainLoad {
  const outcomes: Outcomes = { statuses: new Map(), cut: [] }
  let isOver = false
  const client = async (index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    let isOpen = false
    while (!isOver) {
      if (!isOpen && !(await isReady(port))) {
        await sleep(10)
        continue
      }
      const { status, isLast } = await send({ port, path, agent, body: body() }).catch(
        (error: NodeJS.ErrnoException) => {
          // Nobody was asked.
          if (error.code !== 'ECONNREFUSED') outcomes.cut.push(error.code ?? error.message)
          return { status: 0, isLast: true }
        },
      )
      if (status > 0) outcomes.statuses.set(status, (outcomes.statuses.get(status) ?? 0) + 1)
      isOpen = !isLast
      await sleep((pause_ms_max * (index + 1)) / connections)
    }
    agent.destroy()
  }
  const clients = Array.from({ length: connections }, (_, index) => client(index))
  return {
    outcomes,
    async stop() {
      isOver = true
      await Promise.all(clients)
    },
  }
}

interface Sent {
  port: number
  path: string
  agent: Agent
  body: string
}

function send({ port, path, agent, body }: Sent): Promise<{ status: number; isLast: boolean }> {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, agent, method: 'POST', host: '127.0.0.1', headers }, answer => {
      answer.resume()
      answer.once('error', reject)
      answer.once('end', () =>
        resolve({ status: answer.statusCode ?? 0, isLast: answer.headers.connection === 'close' }),
      )
    })
    asked.once('error', reject)
    asked.end(body)
  })
}

function isReady(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const asked = get({ port, path: '/readyz', host: '127.0.0.1', agent: false }, answer => {
      answer.resume()
      answer.once('close', () => resolve(answer.statusCode === 200))
    })
    asked.once('error', () => resolve(false))
  })
}
