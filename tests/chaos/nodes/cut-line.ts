/**
 * A way over TCP from one process to another that is cut as a test wishes: `broken`, where each connection ends at once, in the middle of what it
 * says, or `silent`, where nothing comes through and nobody is told.
 */
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export type Cut = 'broken' | 'silent'

export interface CutLine {
  port: number
  cut(how: Cut): void
  mend(): void
  close(): Promise<void>
}

interface Pair {
  near: Socket
  far: Socket
}

export async function openLine(to: { port: number }): Promise<CutLine> {
  const pairs = new Set<Pair>()
  let cut: Cut | undefined
  const end = ({ near, far }: Pair) => {
    near.resetAndDestroy()
    far.resetAndDestroy()
  }
  const server = createServer(near => {
    near.on('error', () => undefined)
    if (cut === 'broken') return void near.resetAndDestroy()
    const pair = { near, far: connect(to.port, '127.0.0.1') }
    pairs.add(pair)
    pair.far.on('error', () => end(pair))
    pair.near.on('error', () => end(pair))
    pair.near.once('close', () => pairs.delete(pair))
    pair.near.once('close', () => pair.far.destroy())
    pair.far.once('close', () => pair.near.destroy())
    join(pair)
    if (cut === 'silent') part(pair)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as { port: number }).port,
    cut(how) {
      cut = how
      for (const pair of pairs)
        if (how === 'broken') end(pair)
        else part(pair)
    },
    mend() {
      if (cut === 'silent') for (const pair of pairs) join(pair)
      cut = undefined
    },
    async close() {
      for (const pair of pairs) end(pair)
      server.close()
      await once(server, 'close')
    },
  }
}

function join({ near, far }: Pair): void {
  near.pipe(far)
  far.pipe(near)
}

function part({ near, far }: Pair): void {
  for (const socket of [near, far]) {
    socket.unpipe()
    socket.pause()
  }
}
