/** What tests of clients send, and how they read what came of it. */
import type {
  ContactChange,
  ContactOutcome,
  ContactPage,
  ContactQuery,
  ServiceClient,
} from '../../site/integrations/services/service-client.ts'
import { type ServiceProblem, ServiceRefusal } from '../../site/integrations/services/service-problem.ts'

export const toChange = (email: string, rest: Partial<ContactChange> = {}): ContactChange => ({
  ...{ email, fields: {}, tags_to_add: [], tags_to_remove: [], consent: 'subscribe' },
  ...rest,
})

/** Undefined: there was none. */
export const problemOf = async (work: Promise<unknown>): Promise<ServiceProblem | undefined> =>
  work.then(
    () => undefined,
    error => {
      if (error instanceof ServiceRefusal) return error.problem
      throw error
    },
  )

/** The reason of a refusal, else the outcome as it is. */
export const reasonOf = (outcome: ContactOutcome | undefined) =>
  outcome && 'problem' in outcome && outcome.problem.kind === 'contact_refused' ? outcome.problem.reason : outcome

/** State by address, over all pages; `between` happens after each of them. */
export async function readAllContacts(
  client: ServiceClient,
  query: ContactQuery,
  between: () => void = () => undefined,
) {
  const consents = new Map<string, string>()
  let page: ContactPage | undefined
  do {
    page = await client.readContacts({ ...query, ...(page?.cursor && { cursor: page.cursor }) })
    for (const { email, consent } of page.contacts) consents.set(email, consent)
    between()
  } while (page.cursor)
  return consents
}
