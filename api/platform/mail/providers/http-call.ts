/**
 * One call of a provider's API. All but the last octet of the body is written, then the hand-off runs, then that octet:
 * before it a provider can have accepted nothing, after it a missing answer leaves the message in doubt, as with the final
 * dot of SMTP.
 */
import { type Agent, type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { reasonOf } from '../transport.ts'

export interface Call {
  method: 'GET' | 'POST'
  url: URL
  headers: Readonly<Record<string, string>>
  body?: Buffer
  agent: Agent
  limits: CallLimits
}

export interface CallLimits {
  /** Until the body is written, connecting included. */
  transfer_ms: number
  /** From the last octet until the answer. */
  answer_ms: number
}

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

export type CallResult = { answer: Answer } | { failed: string; handed: boolean; stale: boolean }

const answer_characters_max = 65_536

async function textOf(response: IncomingMessage): Promise<string> {
  let text = ''
  try {
    for await (const part of response.setEncoding('utf8')) if (text.length < answer_characters_max) text += part
  } catch {
    // Its first line came, which is what counts.
  }
  return text
}

/** Never rejects. `stale`: a kept connection ended before anything was handed over, which says nothing of the call. */
export function callProvider(call: Call, onHandOff?: () => void | Promise<void>): Promise<CallResult> {
  const { method, url, headers, agent, limits, body = Buffer.alloc(0) } = call
  return new Promise(resolve => {
    let handed = false
    const request = (url.protocol === 'https:' ? secure : plain)(url, {
      ...{ method, agent },
      headers: { ...headers, ...(body.length > 0 && { 'content-length': String(body.length) }) },
    })
    let timer = setTimeout(fail, limits.transfer_ms, 'The provider was too slow to take the message')
    function fail(failed: string, stale = false) {
      clearTimeout(timer)
      resolve({ failed, handed, stale })
      request.destroy()
    }
    function handOver() {
      if (request.destroyed) return
      handed = true
      clearTimeout(timer)
      timer = setTimeout(fail, limits.answer_ms, 'No answer after the message was handed over')
      request.end(body.subarray(-1))
    }
    request.on('error', error => fail(reasonOf(error), request.reusedSocket && !handed))
    request.on('response', response => {
      void textOf(response).then(text => {
        clearTimeout(timer)
        resolve({ answer: { status: response.statusCode ?? 0, headers: response.headers, body: text } })
        if (!request.writableEnded) request.destroy()
      })
    })
    if (body.length === 0) return handOver()
    request.write(body.subarray(0, -1), error => {
      if (error) return
      Promise.resolve()
        .then(() => onHandOff?.())
        .then(handOver, reason => fail(reasonOf(reason)))
    })
  })
}
