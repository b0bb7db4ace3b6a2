/** An answer as it is streamed, delta by delta, by either of the provider's two interfaces. Who iterates sets the limits. */
import type { OpenAI } from 'openai'
import { modelTraits } from './model-traits.ts'
import type { Usage } from './writer.ts'

export type ChatPart = { type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } }

export interface ChatRequest {
  model: string
  rules: string
  messages: readonly { role: 'user' | 'assistant'; content: string | readonly ChatPart[] }[]
  output_tokens_max: number
  temperature: number | null
  effort: 'default' | 'minimal' | 'low' | 'medium' | 'high'
  /** The answer is one JSON object. */
  json?: boolean
  /** It may run code by a tool of its provider, which charges for that. */
  runs_code?: boolean
}

export interface AnswerDelta {
  text?: string
  model?: string
  usage?: Usage
  /** `stop`: it is whole. */
  finish?: string
  ran_code?: true
  /** No text yet, but it is being thought about. */
  working?: true
}

/** Chat completions, which all providers have. */
export async function* streamCompletion(
  client: OpenAI,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerDelta> {
  const stream = await client.chat.completions.create({ ...wired(request), stream: true }, { signal })
  for await (const { model, usage, choices } of stream) {
    const [choice] = choices ?? []
    const { prompt_tokens: input_tokens, completion_tokens: output_tokens } = usage ?? {}
    const isCounted = typeof input_tokens === 'number' && typeof output_tokens === 'number'
    yield {
      ...(model && { model }),
      ...(isCounted && { usage: { input_tokens, output_tokens } }),
      ...(choice?.finish_reason && { finish: choice.finish_reason }),
      ...(typeof choice?.delta?.content === 'string' && { text: choice.delta.content }),
      ...(isReasoning(choice?.delta) && { working: true }),
    }
  }
}

/** Providers of open models tell what a model thinks before it answers: https://api-docs.deepseek.com/guides/reasoning_model */
function isReasoning(delta: object | undefined): boolean {
  const { reasoning, reasoning_content }: { reasoning?: unknown; reasoning_content?: unknown } = delta ?? {}
  return Boolean(reasoning || reasoning_content)
}

function wired({ model, rules, messages, output_tokens_max, temperature, effort, json = false }: ChatRequest) {
  const { reasons } = modelTraits(model)
  return {
    model,
    messages: [{ role: 'system', content: rules }, ...messages] as OpenAI.ChatCompletionMessageParam[],
    max_completion_tokens: output_tokens_max,
    stream_options: { include_usage: true },
    ...(json && { response_format: { type: 'json_object' as const } }),
    ...(temperature !== null && !reasons && { temperature }),
    ...(effort !== 'default' && reasons && { reasoning_effort: effort }),
  }
}

/** Responses, with the provider's own tool that runs code: apart from everything, in a container of the provider. */
export async function* streamWithCode(
  client: OpenAI,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<AnswerDelta> {
  const { model, rules, messages, output_tokens_max, temperature, effort } = request
  const { reasons } = modelTraits(model)
  const stream = await client.responses.create(
    {
      ...{ model, instructions: rules, input: messages as OpenAI.Responses.ResponseInput, store: false, stream: true },
      tools: [{ type: 'code_interpreter', container: { type: 'auto' } }],
      max_output_tokens: output_tokens_max,
      ...(temperature !== null && !reasons && { temperature }),
      ...(effort !== 'default' && reasons && { reasoning: { effort } }),
    },
    { signal },
  )
  for await (const event of stream) {
    if (event.type === 'response.output_text.delta') yield { text: event.delta }
    else if (event.type === 'response.code_interpreter_call.in_progress') yield { ran_code: true }
    else if (event.type === 'response.completed') yield { finish: 'stop', ...ended(event.response) }
    else if (event.type === 'response.incomplete')
      yield { finish: event.response.incomplete_details?.reason ?? 'incomplete', ...ended(event.response) }
    else yield { working: true }
  }
}

const ended = ({ model, usage }: OpenAI.Responses.Response): AnswerDelta => ({
  ...(model && { model }),
  ...(usage && { usage: { input_tokens: usage.input_tokens, output_tokens: usage.output_tokens } }),
})
