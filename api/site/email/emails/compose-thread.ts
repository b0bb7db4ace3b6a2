/** The program of the thread that composes crowds of mail (composer.ts). */
import { parentPort } from 'node:worker_threads'
import { type Draft, draftComposer } from './compose.ts'

/** The thread's request and its response: the bytes of all emails are concatenated in one buffer. */
export interface ComposeBatch {
  number: number
  drafts: readonly Draft[]
}
export interface ComposeBatchResult {
  number: number
  mails: (ThreadMail | { problem: string })[]
  octets: ArrayBuffer
}
export interface ThreadMail {
  message_id: string
  envelope: { from: string; to: string }
  subject: string
  links: number
  length: number
}

const composeAll = draftComposer()

parentPort?.on('message', ({ number, drafts }: ComposeBatch) => {
  const composed = composeAll(drafts)
  const raws = composed.flatMap(one => ('mail' in one ? [one.mail.raw] : []))
  const octets = new ArrayBuffer(raws.reduce((sum, raw) => sum + raw.length, 0))
  let at = 0
  for (const raw of raws) {
    new Uint8Array(octets).set(raw, at)
    at += raw.length
  }
  const mails = composed.map(one => {
    if (!('mail' in one)) return one
    const { message_id, envelope, raw } = one.mail
    return { message_id, envelope, subject: one.subject, links: one.links, length: raw.length }
  })
  parentPort?.postMessage({ number, mails, octets } satisfies ComposeBatchResult, [octets])
})
parentPort?.postMessage('ready')
