/** Reads a provider's response up to a size limit, and only if it is valid UTF-8. */
import { limits } from '../../runtime/limits.ts'

/** An answer whose body is of no use; `cut_off` where it broke off. */
export class BrokenAnswer extends Error {
  readonly code: 'ai_unreadable' | 'ai_cut_off'
  constructor(code: BrokenAnswer['code'], cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}

async function readBody(response: Response): Promise<string> {
  if (!response.body) return ''
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const decode = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch (error) {
      throw new BrokenAnswer('ai_unreadable', error)
    }
  }
  let text = ''
  let bytes = 0
  // Leaving the loop early cancels the stream: nothing more is loaded.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > limits.ai_answer_bytes_max) throw new BrokenAnswer('ai_unreadable')
    text += decode(chunk)
  }
  return text + decode()
}

/** `fetch` whose answers have been read whole. */
export const fetchAnswer: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  try {
    const text = await readBody(response)
    const { status, statusText, headers } = response
    return new Response(text === '' ? null : text, { status, statusText, headers })
  } catch (error) {
    throw error instanceof BrokenAnswer || init?.signal?.aborted ? error : new BrokenAnswer('ai_cut_off', error)
  }
}
