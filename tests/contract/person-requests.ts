/** A request of a person that has been answered: its certificate and its file are there. */
import { personRequestHandlers } from '../../api/account/person-requests/job-handlers.ts'
import { answerPersonRequest } from '../../api/account/person-requests/jobs.ts'
import type { Job } from '../../api/platform/jobs/table.ts'
import { expectMade } from './makers.ts'
import type { People } from './people.ts'

export async function answeredRequest(w: People): Promise<string> {
  const body = { type: 'export', email: `person-${w.next()}@example.com` }
  const { id } = expectMade(await w.post('/v1/person-requests', body), 202).body
  const handler = personRequestHandlers(w.installation).find(({ type }) => type === answerPersonRequest.type)
  const job = { type: answerPersonRequest.type, subject_id: id, payload: null } as Job
  const outcome = await handler?.perform(job, new AbortController().signal)
  if (outcome?.write) await w.installation.databases.control.write(outcome.write)
  return id
}
