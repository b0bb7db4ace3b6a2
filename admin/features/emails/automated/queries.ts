/** What the screen of automated emails reads from the API. */
import { queryOptions } from '@tanstack/react-query'
import { emailClient } from '../../../product/emails/client.ts'

export const automatedEmailsQuery = (site_id: string) =>
  queryOptions({
    queryKey: ['automated_emails', site_id],
    queryFn: async ({ signal }) => (await emailClient.automatedEmails.list({ site_id }, { signal })).data,
  })
