/** A journey world with a provider of AI texts and journeys that have one written and sent. */
import { openFakeOpenAi } from './fake-openai.ts'
import { createJourneyWorld } from './journey-world.ts'

export type WriterWorld = Awaited<ReturnType<typeof createWriterWorld>>

export async function createWriterWorld(runBatch: Parameters<typeof createJourneyWorld>[0]) {
  const ai = await openFakeOpenAi()
  const w = await createJourneyWorld(runBatch, {
    AI_MODEL: 'house-model',
    AI_BASE_URL: ai.url,
    AI_TIMEOUT_SECONDS: '2',
    AI_CONNECTIONS: '4',
  })
  const made = await w.post(w.path('templates'), {
    name: 'Written',
    subject: '{{ ai_subject }}',
    body_text: 'Hello,\n\n{{ ai_text }}\n\n[Unsubscribe]({{ unsubscribe_url }})',
  })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const template_id = made.body.id
  let count = 0

  const writer = (needs_approval = false) =>
    ({ id: 'write', type: 'ai_email_writer', prompt: 'Thank the reader.', needs_approval }) as const
  const send = () =>
    ({ id: 'send', type: 'send_email', template_id, sender_id: w.sender_id, ai_step_id: 'write' }) as const
  return {
    ...{ ai, w, writer, send },
    /** A reader is enrolled in a journey of their own. */
    async begin(needs_approval = false, given: { first_name?: string } = {}) {
      const journey_id = await w.publish([writer(needs_approval), send()])
      const lead_id = await w.newLead(`reader-${++count}@example.com`, given)
      const run_id = await w.enroll(journey_id, lead_id)
      return { journey_id, lead_id, run_id }
    },
    draftOf: async (run_id: string) =>
      (await w.get(w.path(`ai-drafts?run_id=${run_id}`))).body.data[0] as Record<string, unknown> & { id: string },
    /** The provider answers as it does by itself, and forgets what it was asked. */
    calm() {
      ai.asked.length = 0
      ai.next = []
      ai.always = { kind: 'letter' }
    },
    async close() {
      await w.close()
      await ai.close()
    },
  }
}
