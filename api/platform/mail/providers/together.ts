/**
 * Messages that wait at the same moment leave in one call. Each has its own hand-off before the last octet of that call,
 * and its own result; what is kept back at its hand-off is not in the call that is made.
 */

import type { OutgoingMail } from '../message.ts'
import { type MailTransport, reasonOf, type SendHooks, type SendResult } from '../transport.ts'

export interface WaitingMail {
  mail: OutgoingMail
  hooks: SendHooks | undefined
}

export interface Together {
  messages_max: number
  calls_max: number
  /** One call of several messages; `handOff` runs before its last octet. A result for each, in their order. */
  send(mails: readonly OutgoingMail[], handOff?: () => Promise<void>): Promise<SendResult[]>
}

type QueuedMail = WaitingMail & { answer: (result: SendResult) => void }

/** `single` sends what is alone. */
export function sendingTogether(single: MailTransport, { messages_max, calls_max, send }: Together): MailTransport {
  const waiting: QueuedMail[] = []
  let calls = 0
  let looking = false

  async function carry(batch: readonly QueuedMail[]): Promise<void> {
    calls++
    const results = await resultsOf(batch).catch(error => {
      const reason = reasonOf(error)
      return batch.map((): SendResult => ({ outcome: 'deferred', reason }))
    })
    for (const [i, { answer }] of batch.entries()) answer(results[i] ?? missing)
    calls--
    look()
  }

  async function resultsOf(batch: readonly QueuedMail[]): Promise<SendResult[]> {
    const [only] = batch
    return only && batch.length === 1 ? [await single.send(only.mail, only.hooks)] : sendBatch(batch, send)
  }

  function look(): void {
    looking = false
    while (waiting.length > 0 && calls < calls_max) void carry(waiting.splice(0, messages_max))
  }

  return {
    ...single,
    send: (mail, hooks) =>
      new Promise(answer => {
        waiting.push({ mail, hooks, answer })
        // What comes in the same turn goes along.
        if (!looking) setImmediate(look)
        looking = true
      }),
  }
}

const missing: SendResult = { outcome: 'unknown', reason: 'The provider’s answer names fewer messages' }

async function sendBatch(batch: readonly WaitingMail[], send: Together['send']): Promise<SendResult[]> {
  const kept = new Map<WaitingMail, SendResult>()
  let begun = false
  async function handOff(): Promise<void> {
    // Another connection is no other hand-off.
    if (!begun) {
      begun = true
      const begins = await Promise.allSettled(batch.map(async ({ hooks }) => hooks?.onHandOff?.()))
      for (const [i, one] of begins.entries()) {
        const of = batch[i]
        if (of && one.status === 'rejected') kept.set(of, { outcome: 'deferred', reason: reasonOf(one.reason) })
      }
    }
    if (kept.size > 0) throw new Error('Some messages are kept back')
  }
  const mailsOf = (some: readonly WaitingMail[]) => some.map(({ mail }) => mail)
  const all = await send(mailsOf(batch), handOff)
  if (kept.size === 0) return all
  const going = batch.filter(one => !kept.has(one))
  const results = going.length > 0 ? await send(mailsOf(going)) : []
  return batch.map(one => kept.get(one) ?? results[going.indexOf(one)] ?? missing)
}
