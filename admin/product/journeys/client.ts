/** What is asked about runs by a few features: it comes with their chunks. */
import { AiDraftsResource, AnswersResource, RunsResource, WebhooksResource } from '@leadwright/sdk'
import { clientOf } from '../session/api.ts'

export const runClient = clientOf({
  answers: AnswersResource,
  aiDrafts: AiDraftsResource,
  runs: RunsResource,
  webhooks: WebhooksResource,
})
