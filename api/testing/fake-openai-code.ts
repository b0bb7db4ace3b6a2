/** The answer of a provider that ran code for it, streamed in the wire format of responses. */
import type { ServerResponse } from 'node:http'

export interface FakeCode {
  /** What was asked by whoever lets code run. */
  calculated: CodeAsked[]
}

export interface CodeAsked {
  model: string
  instructions: string
  input: { role: string; content: string }[]
  tools: { type: string }[]
}

const pieces = ['It comes to ', '42 euros [1].']

/** It runs code where the question says to calculate. */
export function codeTo(response: ServerResponse, fake: FakeCode, asked: CodeAsked): void {
  fake.calculated.push(asked)
  const answer = { id: 'resp_1', object: 'response', model: asked.model, status: 'completed', output: [] }
  const usage = { input_tokens: 300, output_tokens: 20, total_tokens: 320 }
  const tell = (type: string, more: object) =>
    response.write(`event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`)
  response.writeHead(200, { 'Content-Type': 'text/event-stream' })
  tell('response.created', { response: { ...answer, status: 'in_progress' } })
  if (/calculate/i.test(asked.input.at(-1)?.content ?? ''))
    tell('response.code_interpreter_call.in_progress', { output_index: 0, item_id: 'ci_1' })
  for (const delta of pieces)
    tell('response.output_text.delta', { item_id: 'msg_1', output_index: 1, content_index: 0, delta })
  tell('response.completed', { response: { ...answer, usage } })
  response.end()
}
