/** Answers that are streamed, as providers do it, and as they do it when something is wrong. */
import type { ServerResponse } from 'node:http'

export interface AskedOf {
  model: string
  messages: { role: string; content: string }[]
  authorization: string | undefined
  /** What was asked for besides. */
  temperature?: number
  reasoning_effort?: string
  stream?: boolean
  tools?: unknown
}

export type Streamed =
  | {
      type: 'stream'
      pieces: readonly string[]
      /** Before the first piece, and before each further one. */
      after_ms?: number
      each_ms?: number
      finish?: 'stop' | 'length' | 'content_filter' | 'tool_calls'
      input_tokens?: number
      output_tokens?: number
      /** The provider does not say what was used. */
      uncounted?: boolean
      /** Where the connection ends: after so many pieces, in the middle of a character, or of a tool call. */
      cut?: 'after_pieces' | 'in_character' | 'in_tool_call'
    }
  /** Something every so often, without an end. */
  | { type: 'drip'; piece: string; each_ms: number; thinks?: boolean }
  /** What it says follows from what it was asked. */
  | { type: 'reply'; write: (asked: AskedOf) => string }

export const isStreamed = <B extends { type: string }>(behavior: B): behavior is B & Streamed =>
  behavior.type === 'stream' || behavior.type === 'drip' || behavior.type === 'reply'

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

export async function streamTo(response: ServerResponse, asked: AskedOf, behavior: Streamed): Promise<void> {
  const { model } = asked
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  const frame = (chunk: object) =>
    `data: ${JSON.stringify({ id: 'chatcmpl-0199a3f2', object: 'chat.completion.chunk', created: 1_800_000_000, model, ...chunk })}\n\n`
  const saying = (delta: object, finish_reason: string | null = null) =>
    frame({ choices: [{ index: 0, delta, finish_reason }] })
  const say = (piece: string) => response.write(saying({ content: piece }))
  response.write(saying({ role: 'assistant', content: '' }))
  if (behavior.type === 'drip') {
    while (!response.destroyed) {
      response.write(saying({ content: behavior.piece, ...(behavior.thinks && { reasoning_content: 'Hm.' }) }))
      await pause(behavior.each_ms)
    }
    return
  }
  const given = behavior.type === 'reply' ? { pieces: [behavior.write(asked)] } : behavior
  const { pieces, ...how } = given as Omit<Extract<Streamed, { type: 'stream' }>, 'type'>
  if (how.after_ms) await pause(how.after_ms)
  for (const [i, piece] of pieces.entries()) {
    if (i > 0 && how.each_ms) await pause(how.each_ms)
    if (response.destroyed) return
    say(piece)
  }
  if (how.cut) return cutOff(response, how.cut, saying)
  response.write(saying({}, how.finish ?? 'stop'))
  if (!how.uncounted) {
    const prompt_tokens = how.input_tokens ?? 200
    const completion_tokens = how.output_tokens ?? 100
    const total_tokens = prompt_tokens + completion_tokens
    response.write(frame({ choices: [], usage: { prompt_tokens, completion_tokens, total_tokens } }))
  }
  response.end('data: [DONE]\n\n')
}

function cutOff(response: ServerResponse, cut: string, saying: (delta: object) => string): void {
  if (cut === 'after_pieces') {
    setTimeout(() => response.destroy(), 20)
    return
  }
  const call = { index: 0, id: 'call_1', type: 'function', function: { name: 'send_email', arguments: '{"to":"ev' } }
  const whole = Buffer.from(cut === 'in_character' ? saying({ content: 'camión 😀' }) : saying({ tool_calls: [call] }))
  // Within the four bytes of the last sign, or within the arguments.
  const at = cut === 'in_character' ? whole.indexOf(Buffer.from('😀')) + 2 : whole.indexOf('\\"ev') + 2
  response.write(whole.subarray(0, at), () => setTimeout(() => response.destroy(), 20))
}
